import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testLibrary } from '../../tests/library-index.ts';
import { modelSettings } from '../../tests/model-server/analyzed-idea.ts';
import { startRecordedModel } from '../../tests/model-server/recorded-model.ts';
import { citedNumbers } from '../contract/analysis/marked-text.ts';
import { analysisReportSchema } from '../contract/analysis/report.ts';
import { loadConfig } from '../server/config.ts';
import { openAnalysis } from './open-analysis.ts';

const recordings = readdirSync(join(import.meta.dirname, '../../tests/recordings'));

/** The whole pipeline on the starter library, with what a real model once answered. */
it.each(recordings.map((file) => file.replace(/\.json$/, '')))(
  'the recorded replies on %s give a report of their proposals, all of it from patents found',
  { timeout: 120_000 },
  async (name) => {
    const model = await startRecordedModel(name);
    const config = loadConfig({ ...(await testLibrary()), ...modelSettings(model) });
    const analysis = await openAnalysis({ out: () => undefined, err: () => undefined, color: false }, config);
    try {
      const { report, patents, notice } = await analysis.analyze(model.idea, '2026-11-29');
      expect(notice).toBeNull();
      expect(model.left()).toBe(0);
      expect(analysisReportSchema.parse(report)).toEqual(report);
      expect(report.method.stages.filter(({ by }) => by === 'embedded')).toEqual([]);
      expect(report.opportunities).toHaveLength(5);
      const known = new Set(patents.map(({ record }) => record.number));
      const { verdict, state_of_art, opportunities } = report;
      const cited = [verdict, state_of_art, ...opportunities.map(({ gap }) => gap)].flatMap(citedNumbers);
      expect(cited.length).toBeGreaterThan(5);
      expect(cited.filter((number) => !known.has(number))).toEqual([]);
      const quotes = report.ratings.flatMap(({ disclosures }) => disclosures.map(({ quote }) => quote));
      expect(quotes.length).toBeGreaterThan(5);
    } finally {
      await analysis.close();
      await model.close();
    }
  },
);
