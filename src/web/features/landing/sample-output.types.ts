/** What the public pages show of the first recorded example. */
export interface Sample {
  /** Where the whole example is: `/example/{slug}`. */
  slug: string;
  idea: string;
  verdict: string;
  /** The best ones, at most three. */
  opportunities: readonly { title: string; score: number; why: string }[];
}
