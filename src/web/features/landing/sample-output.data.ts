// Written by scripts/make-landscape-map.ts from data/example-analysis.json.
export interface Sample {
  idea: string;
  title: string;
  score: number;
  problem: string;
  concept: string;
  gap: string;
  families: number;
  checks: readonly { name: string; outcome: string; text: string }[];
}

export const SAMPLE: Sample | null = null as Sample | null;
