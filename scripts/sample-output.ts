import { writeFile } from 'node:fs/promises';
import { withoutMarks } from '../src/contract/analysis/marked-text.ts';
import type { AnalysisReport } from '../src/contract/analysis/report.ts';
import type { Sample } from '../src/web/features/landing/sample-output.types.ts';

const MOST = 3;

/** What the public pages show of a recorded example; null when it has no opportunity. */
export function sampleOf(
  slug: string,
  { idea, verdict, opportunities }: Pick<AnalysisReport, 'idea' | 'verdict' | 'opportunities'>,
): Sample | null {
  if (opportunities.length === 0) return null;
  return {
    slug,
    idea,
    verdict: withoutMarks(verdict),
    opportunities: opportunities.slice(0, MOST).map((one) => ({
      title: one.title,
      score: one.opportunity_score,
      why: withoutMarks(one.why_open),
    })),
  };
}

const FILE = 'src/web/features/landing/sample-output.data.ts';

/** Writes the sample where the public pages import it. */
export async function writeSample(sample: Sample | null): Promise<void> {
  const head =
    "// Written by scripts/record-example.ts from the first recorded example.\nimport type { Sample } from './sample-output.types.ts';\n";
  await writeFile(
    FILE,
    `${head}\nexport const SAMPLE: Sample | null = ${JSON.stringify(sample, null, 2)};\n`,
  );
}
