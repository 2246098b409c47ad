import type { Landscape, Theme } from '../../../../contract/landscape.ts';
import { BarList } from './bar-list.tsx';
import { Figure } from './figure.tsx';

function themeAside(theme: Theme): string {
  const terms = theme.terms.slice(0, 5).join(', ');
  if (theme.growth === null) return `${terms} · growth not measurable`;
  const percent = Math.round(theme.growth * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${terms} · ${theme.stage}, ${sign}${Math.abs(percent)} % a year`;
}

/** Themes of the field by size, with their words and how they move. */
export function ThemeList({
  landscape,
  onOpen,
}: {
  landscape: Landscape;
  onOpen: (title: string, numbers: readonly string[]) => void;
}) {
  return (
    <Figure
      title="Themes"
      lead="Groups of patents that speak of the same thing."
      note={landscape.themes_note}
    >
      <BarList
        unit="patents"
        rows={landscape.themes.map((theme) => ({
          id: theme.id,
          label: theme.label,
          count: theme.size,
          aside: themeAside(theme),
          numbers: theme.numbers,
        }))}
        onOpen={(row) => onOpen(String(row.label), row.numbers ?? [])}
      />
    </Figure>
  );
}
