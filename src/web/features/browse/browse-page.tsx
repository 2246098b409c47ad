import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { PAGE_SIZES } from '../../../contract/limits.ts';
import type { Category } from '../../../contract/patents.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorCard } from '../../components/error-card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PagePosition } from '../../components/pagination.tsx';
import { TextField } from '../../components/text-field.tsx';
import { referenceOf } from '../../lib/api/api-error.ts';
import { useApi, useToasts } from '../../lib/services.tsx';
import { categoriesQuery } from './api/browse-queries.ts';
import styles from './browse-page.module.css';
import { CategoryGrid, CategoryGridSkeleton } from './components/category-grid.tsx';
import { LoadingOverlay } from './components/loading-overlay.tsx';
import { useCategorySearch } from './hooks/use-category-search.ts';

const matches = (category: Category, search: string): boolean =>
  category.name.toLowerCase().includes(search.trim().toLowerCase());

const ERROR = { title: 'Error', kind: 'error' } as const;

/** Address of a category's page; null for a name that no address can hold. */
function pathOf(name: string): string | null {
  try {
    return `/dashboard/browse/${encodeURIComponent(name)}`;
  } catch {
    return null;
  }
}

/** Search text and page stand in the address, so that every view has its link. */
function useView() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const show = (next: { search: string; page: number }) => {
    const entries = {
      ...(next.search && { q: next.search }),
      ...(next.page > 1 && { page: String(next.page) }),
    };
    setParams(entries as Record<string, string>, {
      replace: next.search !== search,
      preventScrollReset: true,
    });
  };
  return { search, page, show };
}

/** `/dashboard/browse`: all categories, searched and paged. */
export function BrowsePage() {
  const api = useApi();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { search, page, show } = useView();
  const categories = useQuery(categoriesQuery(api));
  const { opening, open } = useCategorySearch();

  const choose = async (category: Category) => {
    const path = pathOf(category.name);
    if (path === null) toasts.show({ ...ERROR, text: 'Failed to navigate to category. Please try again.' });
    else if (await open(category.name)) await navigate(path);
  };
  const retry = async () => {
    const { isError } = await categories.refetch();
    if (isError) toasts.show({ ...ERROR, text: 'Failed to load categories. Please try again.' });
  };

  const found = (categories.data ?? []).filter((category) => matches(category, search));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZES.categories));
  const at = Math.min(page, pages);
  const shown = found.slice((at - 1) * PAGE_SIZES.categories, at * PAGE_SIZES.categories);

  const body = () => {
    if (categories.isPending) return <CategoryGridSkeleton />;
    if (categories.isError) return <CategoriesError error={categories.error} onRetry={retry} />;
    if (categories.data.length === 0) {
      return (
        <EmptyState
          text="No categories available at the moment."
          action={<Button onClick={() => void retry()}>Try Again</Button>}
        />
      );
    }
    if (shown.length === 0) {
      return (
        <EmptyState
          text={`No category matches “${search}”.`}
          action={<Button onClick={() => show({ search: '', page: 1 })}>Show all categories</Button>}
        />
      );
    }
    return (
      <>
        <CategoryGrid categories={shown} onChoose={(category) => void choose(category)} />
        <PagePosition page={at} pages={pages} onChange={(next) => show({ search, page: next })} />
      </>
    );
  };

  return (
    <>
      <title>Browse Patent Categories · Lacuna</title>
      <PageHeading
        title="Browse Patent Categories"
        lead="Opening a category for the first time uses one category search. Coming back to it is free."
      />
      <div className={styles.search}>
        <TextField
          label="Search categories"
          hideLabel
          type="search"
          placeholder="Search categories..."
          value={search}
          onChange={(event) => show({ search: event.target.value, page: 1 })}
        />
      </div>
      {body()}
      {opening && <LoadingOverlay text="Loading category patents..." />}
    </>
  );
}

function CategoriesError({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  return (
    <ErrorCard
      title="Error loading categories"
      message="Failed to load patent categories. Please try again."
      reference={referenceOf(error)}
      actions={
        <Button variant="primary" onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    />
  );
}
