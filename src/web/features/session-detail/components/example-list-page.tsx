import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ErrorCard } from '../../../components/error-card.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { SkeletonLines } from '../../../components/skeleton.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services.tsx';
import { exampleListQuery } from '../api/public-reports.ts';
import styles from './example-list-page.module.css';

function List() {
  const query = useQuery(exampleListQuery(useApi()));
  if (query.isPending) return <SkeletonLines lines={10} />;
  if (query.isError) {
    return (
      <ErrorCard
        message={errorText(query.error)}
        actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      />
    );
  }
  if (query.data.length === 0) return <p>No example has been recorded yet.</p>;
  return (
    <ul className={styles.examples}>
      {query.data.map(({ slug, title, verdict, opportunities }) => (
        <li key={slug} className={styles.example}>
          <h2 className={styles.title}>
            <Link to={`/example/${slug}`}>{title}</Link>
          </h2>
          <p>{verdict}</p>
          <ol className={styles.opportunities}>
            {opportunities.slice(0, 3).map((opportunity) => (
              <li key={opportunity}>{opportunity}</li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

/** The recorded examples; each opens a whole report without an account. */
export function ExampleListPage() {
  return (
    <div className={styles.page}>
      <PageHeading
        title="Example analyses"
        lead="Finished reports from different fields, as Lacuna wrote them. Press a patent number to read the passage behind it."
        actions={
          <ButtonLink variant="primary" to="/dashboard/new-idea">
            Analyze your own idea
          </ButtonLink>
        }
      />
      <List />
    </div>
  );
}
