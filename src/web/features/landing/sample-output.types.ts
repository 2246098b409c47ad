/** What the features page shows of the shipped example analysis. */
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
