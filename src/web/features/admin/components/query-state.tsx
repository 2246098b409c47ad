import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { errorText, referenceOf } from '../../../lib/api/api-error.ts';

/** Shows what a query has: a stand-in, an error with another try, or its data. */
export function QueryState<Data>({
  query,
  standIn,
  children,
}: {
  query: UseQueryResult<Data>;
  /** Of the size of what is to come; a number is its height in pixels. */
  standIn: number | ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.isPending) return typeof standIn === 'number' ? <Skeleton height={standIn} /> : standIn;
  if (query.isError) {
    return (
      <ErrorCard
        message={errorText(query.error)}
        reference={referenceOf(query.error)}
        actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      />
    );
  }
  return children(query.data);
}
