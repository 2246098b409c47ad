import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { withoutMarks } from '../../../contract/analysis/marked-text.ts';
import type { Idea } from '../../../contract/routes/analyses.routes.ts';
import type { compareRoute } from '../../../contract/routes/notebook.routes.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SkeletonLines } from '../../components/skeleton.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useMarks } from '../../lib/marks.ts';
import { useApi } from '../../lib/services.tsx';
import styles from './notebook.module.css';

/** As in the contract, which the browser reads as types only. */
const MAX_COMPARED = 3;

type Compared = Idea & { prompt: string };

const ROWS: [label: string, cell: (one: Compared) => ReactNode][] = [
  ['Idea', (one) => <Link to={`/dashboard/session/${one.session_id}#${one.reference}`}>{one.prompt}</Link>],
  ['Score', (one) => `${one.opportunity_score}/100`],
  ['What sets it apart', (one) => one.why_open],
  ['Biggest risk', (one) => one.risk ?? 'Not assessed'],
  ['Solution concept', (one) => withoutMarks(one.concept)],
  ['Build first', (one) => withoutMarks(one.build_first)],
  ['Economics', (one) => withoutMarks(one.economics ?? 'Not estimated')],
  ['What would refute it', (one) => withoutMarks(one.refuted_by)],
  ['Nearest patent', (one) => one.nearest[0]?.title ?? 'None found'],
];

function Comparison({ ids }: { ids: readonly string[] }) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['compare', ids],
    queryFn: ({ signal }) =>
      api.call<typeof compareRoute>({
        method: 'GET',
        path: '/api/opportunities',
        query: { ids: ids.join(',') },
        signal,
      }),
  });
  if (query.isPending) return <SkeletonLines lines={8} />;
  if (query.isError) return <p role="alert">{errorText(query.error)}</p>;
  const { opportunities } = query.data;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.compare} aria-label="Comparison" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Aspect</span>
            </th>
            {opportunities.map((one) => (
              <th key={one.id} scope="col">
                {one.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {opportunities.map((one) => (
                <td key={one.id}>{cell(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two or three starred opportunities side by side; shown once two are starred. */
export function CompareOpportunities() {
  const ids = useMarks()
    .starred('opportunity')
    .slice(0, MAX_COMPARED)
    .map(({ ref }) => ref);
  const [open, setOpen] = useState(false);
  if (ids.length < 2) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Compare {ids.length} starred opportunities</Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Opportunities side by side">
          <Comparison ids={ids} />
        </Dialog>
      )}
    </>
  );
}
