import type { Landscape } from '../../../../contract/analysis/landscape.ts';
import { useEvidence } from '../evidence/evidence.tsx';
import { BarList } from './bar-list.tsx';
import { Figure } from './figure.tsx';

/** Patent classes as bars; one that the sources hold little of says so. */
export function ClassBars({ classes }: { classes: Landscape['classes'] }) {
  if (classes.rows.length === 0) return null;
  return (
    <Figure title="Classes" note={classes.note}>
      <BarList
        rows={classes.rows.slice(0, 6).map(({ code, title, count, under_covered: few }) => ({
          id: code,
          label: `${code} ${title}`,
          count,
          aside: few ? '(few of these in our sources)' : undefined,
        }))}
      />
    </Figure>
  );
}

/** Themes as bars; a row opens its patents. */
export function ThemeBars({ themes }: { themes: Landscape['themes'] }) {
  const { open } = useEvidence();
  if (themes.rows.length === 0) return null;
  return (
    <Figure title="Themes" note={themes.note}>
      <BarList
        rows={themes.rows.slice(0, 6).map(({ label, count, numbers }) => ({
          id: label,
          label,
          count,
          onOpen: () => open({ title: label, items: numbers.map((number) => ({ number })) }),
        }))}
      />
    </Figure>
  );
}
