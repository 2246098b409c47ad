import { IconButton } from './button.tsx';

export type ThemeName = 'system' | 'light' | 'dark';

const next: Record<ThemeName, ThemeName> = { system: 'light', light: 'dark', dark: 'system' };
const names: Record<ThemeName, string> = { system: 'same as device', light: 'light', dark: 'dark' };

const pictures: Record<ThemeName, string> = {
  system: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  light:
    'M10 6.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM10 1v2.2M10 16.8V19M1 10h2.2M16.8 10H19M3.6 3.6l1.6 1.6M14.8 14.8l1.6 1.6M16.4 3.6l-1.6 1.6M5.2 14.8l-1.6 1.6',
  dark: 'M16.5 12.4A7 7 0 0 1 7.6 3.5a7 7 0 1 0 8.9 8.9z',
};

/** Goes through device, light and dark. */
export function ThemeSwitch({ value, onChange }: { value: ThemeName; onChange: (next: ThemeName) => void }) {
  return (
    <IconButton
      label={`Theme: ${names[value]}. Change to ${names[next[value]]}`}
      onClick={() => onChange(next[value])}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d={pictures[value]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {value === 'system' && <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />}
      </svg>
    </IconButton>
  );
}
