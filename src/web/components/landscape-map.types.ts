/** What the map says beside its dots. Coordinates from 0 to 1000. */
export interface Landscape {
  /** Patents drawn. */
  patents: number;
  gap: { x: number; y: number };
  labels: readonly { name: string; x: number; y: number }[];
}
