import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { listMarksRoute, Mark, putMarkRoute } from '../../contract/routes/notebook.routes.ts';
import type { ApiClient } from './api/api-client.ts';
import { useApi, useAuth } from './services.tsx';

/** Something that can be starred and noted; `name` says which one it is to people who cannot see it. */
export interface MarkTarget {
  kind: Mark['kind'];
  reference: string;
  name: string;
}

const MARKS_KEY = ['marks'] as const;

/** All own stars and notes. */
const marksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: MARKS_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listMarksRoute>({ method: 'GET', path: '/api/marks', query: {}, signal }),
  });

/** The stars and notes of the signed-in person, by kind and reference. */
export function useMarks(): {
  of: (kind: Mark['kind'], ref: string) => Mark;
  starred: (kind: Mark['kind']) => Mark[];
} {
  const api = useApi();
  const { user } = useAuth();
  const { data } = useQuery({ ...marksQuery(api), enabled: user !== null });
  const marks = data?.marks ?? [];
  return {
    of: (kind, ref) =>
      marks.find((mark) => mark.kind === kind && mark.ref === ref) ?? { kind, ref, starred: false, note: '' },
    starred: (kind) => marks.filter((mark) => mark.kind === kind && mark.starred),
  };
}

/** Saves a star or a note, shown at once and taken back if the server refuses. */
export function useSaveMark() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mark: Mark) =>
      api.call<typeof putMarkRoute>({ method: 'PUT', path: '/api/marks', body: mark }),
    onMutate: async (mark) => {
      await queries.cancelQueries({ queryKey: MARKS_KEY });
      const before = queries.getQueryData(marksQuery(api).queryKey);
      queries.setQueryData(marksQuery(api).queryKey, (now) => {
        const others = (now?.marks ?? []).filter(({ kind, ref }) => kind !== mark.kind || ref !== mark.ref);
        const kept =
          mark.starred || mark.note !== '' ? [{ ...mark, updated_at: new Date().toISOString() }] : [];
        return { marks: [...kept, ...others] };
      });
      return { before };
    },
    onError: (_error, _mark, saved) => queries.setQueryData(marksQuery(api).queryKey, saved?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: MARKS_KEY }),
  });
}
