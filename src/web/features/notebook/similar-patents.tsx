import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { similarPatentsRoute } from '../../../contract/routes/notebook.routes.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PatentCard } from '../../components/patent-card/patent-card.tsx';
import { SkeletonLines } from '../../components/skeleton.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useApi } from '../../lib/services.tsx';
import styles from './notebook.module.css';

function List({ number }: { number: string }) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['similar-patents', number],
    queryFn: ({ signal }) =>
      api.call<typeof similarPatentsRoute>({
        method: 'GET',
        path: '/api/patents/:number/similar',
        params: { number },
        signal,
      }),
  });
  if (query.isPending) return <SkeletonLines lines={8} />;
  if (query.isError) return <p role="alert">{errorText(query.error)}</p>;
  const { patents } = query.data;
  if (patents.length === 0)
    return <p>This patent is not in the local library, so we cannot look for similar ones.</p>;
  return (
    <ul className={styles.similar}>
      {patents.map((patent) => (
        <li key={patent.patent_number}>
          <PatentCard patent={patent} />
        </li>
      ))}
    </ul>
  );
}

/** Opens the patents of the local library that are most like this one. */
export function SimilarPatents({ number }: { number: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        More like this
        <span className="visually-hidden"> as {number}</span>
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={`More like ${number}`} kind="sheet">
          <List number={number} />
        </Dialog>
      )}
    </>
  );
}
