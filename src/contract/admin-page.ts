/** Rows of one page in the admin's lists. Free of imports, for the browser. */
export const ADMIN_PAGE_SIZE = 20;
