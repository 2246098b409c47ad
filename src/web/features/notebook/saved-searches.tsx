import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type {
  deleteSavedSearchRoute,
  listSavedSearchesRoute,
  saveSearchRoute,
} from '../../../contract/routes/notebook.routes.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { submittedValues } from '../../lib/form-values.ts';
import { useApi } from '../../lib/services.tsx';
import styles from './notebook.module.css';

const KEY = ['saved-searches'] as const;

/** Searches that mail their owner when new patents come in. */
export function SavedSearches() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listSavedSearchesRoute>({ method: 'GET', path: '/api/saved-searches', signal }),
  });
  const save = useMutation({
    mutationFn: (query: string) =>
      api.call<typeof saveSearchRoute>({ method: 'POST', path: '/api/saved-searches', body: { query } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      api.call<typeof deleteSavedSearchRoute>({
        method: 'DELETE',
        path: '/api/saved-searches/:id',
        params: { id },
      }),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { query = '' } = submittedValues(event);
    if (query.trim().length >= 3) save.mutate(query.trim(), { onSuccess: () => form.reset() });
  };
  return (
    <section className={styles.saved} aria-labelledby="saved-searches">
      <h2 id="saved-searches">Saved searches</h2>
      <p>
        We email you when new patents match: the library is checked whenever patents are added, live sources
        daily.
      </p>
      <form className={styles.line} onSubmit={submit}>
        <TextField
          label="Topic to watch"
          name="query"
          placeholder="self-watering planter with a level indicator"
          minLength={3}
          maxLength={500}
          error={save.isError ? errorText(save.error) : undefined}
        />
        <Button type="submit" busy={save.isPending}>
          Save search
        </Button>
      </form>
      <ul className={styles.searches}>
        {(list.data?.searches ?? []).map(({ id, query, new_count }) => (
          <li key={id}>
            <span>
              {query} <small>{new_count === 0 ? 'nothing new yet' : `${new_count} new`}</small>
            </span>
            <Button size="small" variant="quiet" onClick={() => remove.mutate(id)}>
              Delete<span className="visually-hidden"> the search {query}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
