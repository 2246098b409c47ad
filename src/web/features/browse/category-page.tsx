import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { Skeleton, SkeletonLines } from '../../components/skeleton.tsx';
import { useApi } from '../../lib/services.tsx';
import { type CategoryResult, categoriesQuery, categoryKey } from './api/browse-queries.ts';
import styles from './category-page.module.css';
import { PatentList } from './components/patent-list.tsx';
import { useCategorySearch } from './hooks/use-category-search.ts';

const REASONS = [
  'This could be a new technology area with few patents',
  'The patents may use different terminology',
  'A broader category may have what you are looking for',
];

/** The results that stand in the cache; opens the category when they do not (a reload, a link). */
function useResult(name: string) {
  const queries = useQueryClient();
  const { opening, open, refresh } = useCategorySearch();
  const [refreshing, setRefreshing] = useState(false);
  const asked = useRef<string | null>(null);
  const { data } = useQuery<CategoryResult>({
    queryKey: categoryKey(name),
    queryFn: () => Promise.reject(new Error('filled by the search')),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (asked.current === name || queries.getQueryData(categoryKey(name))) return;
    asked.current = name;
    void open(name);
  }, [name, open, queries]);
  const again = async () => {
    setRefreshing(true);
    await refresh(name);
    setRefreshing(false);
  };
  return { data, searching: opening !== null || refreshing, again };
}

function Unknown({ name }: { name: string }) {
  return (
    <>
      <title>Unknown category · Lacuna</title>
      <PageHeading title={name} back={<Link to="/dashboard/browse">← Back to categories</Link>} />
      <EmptyState
        text="There is no category with this name. Nothing was searched, and nothing was charged."
        action={<ButtonLink to="/dashboard/browse">All categories</ButtonLink>}
      />
    </>
  );
}

/** `/dashboard/browse/{categoryName}`. */
export function CategoryPage({ name }: { name: string }) {
  const { data, searching, again } = useResult(name);
  const categories = useQuery(categoriesQuery(useApi()));
  const category = categories.data?.find((one) => one.name === name);
  if (categories.data && !category) return <Unknown name={name} />;
  const total = Math.max(data?.total ?? 0, data?.storedAt ? (category?.count ?? 0) : 0);
  return (
    <>
      <title>{`${name} · Lacuna`}</title>
      <PageHeading title={name} back={<Link to="/dashboard/browse">← Back to categories</Link>} />
      <Card
        title="Patent Search Results"
        aside={
          <>
            <Button size="small" busy={searching} onClick={() => void again()}>
              Refresh Search
            </Button>
            {data?.sessionId && (
              <ButtonLink size="small" to={`/dashboard/session/${data.sessionId}`}>
                View Full Analysis
              </ButtonLink>
            )}
          </>
        }
      >
        <ResultLine data={data} total={total} name={name} searching={searching} />
      </Card>
      <Results data={data} searching={searching} onRetry={() => void again()} />
    </>
  );
}

function ResultLine({
  data,
  total,
  name,
  searching,
}: {
  data: CategoryResult | undefined;
  total: number;
  name: string;
  searching: boolean;
}) {
  if (!data) {
    return searching ? (
      <p role="status">
        <span className="visually-hidden">Loading category patents...</span>
        <Skeleton width="22rem" height="1.2em" />
      </p>
    ) : (
      <p>This category has not been searched yet. A search uses one of your category searches.</p>
    );
  }
  return (
    <div className={styles.line}>
      <p>
        Found {total} patents related to &quot;{name}&quot;
      </p>
      <p className={styles.small}>
        {total > data.patents.length && `The newest ${data.patents.length} are listed. `}
        {data.storedAt && (
          <>
            Searched <RelativeTime value={data.storedAt} />. Refreshing uses one category search.
          </>
        )}
      </p>
    </div>
  );
}

function Results({
  data,
  searching,
  onRetry,
}: {
  data: CategoryResult | undefined;
  searching: boolean;
  onRetry: () => void;
}) {
  if (!data && searching) return <ResultsSkeleton />;
  if (data && data.patents.length > 0) {
    return <PatentList key={data.sessionId} patents={data.patents} />;
  }
  if (!data) return null;
  return (
    <section className={styles.none}>
      <h2 className={styles.heading}>No patents found</h2>
      <p>Possible reasons:</p>
      <ul>
        {REASONS.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button onClick={onRetry} busy={searching}>
        Try Search Again
      </Button>
    </section>
  );
}

function ResultsSkeleton() {
  return (
    <ul className={styles.skeletons} aria-hidden="true">
      {[1, 2, 3, 4].map((at) => (
        <li key={at}>
          <Card>
            <SkeletonLines lines={6} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
