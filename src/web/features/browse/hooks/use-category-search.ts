import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError, errorText, referenceOf } from '../../../lib/api/api-error.ts';
import { useAuth, useServices } from '../../../lib/services.tsx';
import { useGate } from '../../../lib/usage/use-gate.ts';
import {
  type CategoryResult,
  categoriesQuery,
  categoryKey,
  findStoredSearch,
  searchCategory,
} from '../api/browse-queries.ts';

const FAILED = 'Failed to search patents for this category. Please try again.';
const NOT_ANALYZED = 'Failed to analyze category.';

/** The server's own words; else whether it answered at all. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return error instanceof ApiError && error.code === 'no_data' ? error.message : FAILED;
  }
  return errorText(error, NOT_ANALYZED);
}

export interface CategorySearcher {
  /** Name of the category being opened, or null. */
  opening: string | null;
  /** Puts the results of a category into the cache: the stored ones if there are any, else a search that costs one unit. */
  open: (name: string) => Promise<boolean>;
  /** Searches again; costs one unit. */
  refresh: (name: string) => Promise<boolean>;
}

/** Opens and refreshes categories behind the `category_searches` gate, with the notices of SPEC §8. */
export function useCategorySearch(): CategorySearcher {
  const { api, toasts } = useServices();
  const { user } = useAuth();
  const queries = useQueryClient();
  const gate = useGate('category_searches');
  const [opening, setOpening] = useState<string | null>(null);
  const userId = user?.id ?? '';

  const tellFailure = useCallback(
    (error: unknown) => {
      toasts.show({
        title: 'Search Error',
        text: failureText(error),
        kind: 'error',
        reference: referenceOf(error),
      });
      return false;
    },
    [toasts],
  );

  const refresh = useCallback(
    async (name: string): Promise<boolean> => {
      const outcome = await gate(() => searchCategory(api, name));
      if (!outcome.success) return outcome.reason === 'failed' ? tellFailure(outcome.cause) : false;
      const { session_id, patents, total_patents } = outcome.data;
      const result: CategoryResult = { sessionId: session_id, patents, total: total_patents, storedAt: null };
      queries.setQueryData(categoryKey(name), result);
      toasts.show({
        title: 'Search Complete',
        text: `Found ${total_patents} patents related to "${name}"`,
        kind: 'success',
      });
      return true;
    },
    [api, gate, queries, tellFailure, toasts],
  );

  const open = useCallback(
    async (name: string): Promise<boolean> => {
      setOpening(name);
      try {
        if (queries.getQueryData(categoryKey(name))) return true;
        // A name that is no category would be taken for an idea: it costs nothing and starts nothing.
        const known = await queries.ensureQueryData(categoriesQuery(api));
        if (!known.some((category) => category.name === name)) return false;
        const stored = await findStoredSearch(api, { userId, name });
        if (!stored) return await refresh(name);
        queries.setQueryData(categoryKey(name), stored);
        return true;
      } catch (error) {
        return tellFailure(error);
      } finally {
        setOpening(null);
      }
    },
    [api, queries, refresh, tellFailure, userId],
  );

  return { opening, open, refresh };
}
