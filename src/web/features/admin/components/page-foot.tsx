import { ADMIN_PAGE_SIZE } from '../../../../contract/admin-page.ts';
import { Pagination } from '../../../components/pagination.tsx';
import styles from './admin.module.css';

/** Below a paged list: how many there are in all, and the pages. */
export function PageFoot({
  total,
  note = '',
  page,
  onPage,
}: {
  total: number;
  note?: string;
  page: number;
  onPage: (page: number) => void;
}) {
  return (
    <div className={styles.foot}>
      <span className={styles.soft}>
        {total.toLocaleString('en')} in total{note}
      </span>
      <Pagination page={page} pages={Math.ceil(total / ADMIN_PAGE_SIZE)} onChange={onPage} />
    </div>
  );
}
