import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_STAGES } from '../../../contract/report.ts';
import { countTexts, nextPercent, stageMessage } from './run-progress.ts';

describe('stage messages', () => {
  it.each([
    [0, 'Initializing AI analysis...'],
    [14.9, 'Initializing AI analysis...'],
    [15, 'Searching patent databases...'],
    [34.9, 'Searching patent databases...'],
    [35, 'Analyzing market opportunities...'],
    [65, 'Identifying innovation gaps...'],
    [85, 'Finalizing insights and patent analysis...'],
    [94.9, 'Finalizing insights and patent analysis...'],
    [95, 'Analysis complete!'],
    [100, 'Analysis complete!'],
  ])('at %d percent says "%s"', (percent, message) => {
    expect(stageMessage(percent)).toBe(message);
  });
});

describe('the eased bar', () => {
  const running = ANALYSIS_STAGES.filter((stage) => stage !== 'completed' && stage !== 'failed');

  it('never says complete before the run is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...running),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 400 }),
        (stage, percent, ticks) => {
          let shown = 0;
          for (let tick = 0; tick < ticks; tick++) shown = nextPercent(shown, { stage, percent, counts: {} });
          expect(stageMessage(shown)).not.toBe('Analysis complete!');
        },
      ),
    );
  });

  it('does not speak of searching while the run still waits', () => {
    let shown = 0;
    for (let tick = 0; tick < 1000; tick++) shown = nextPercent(shown, null);
    expect(stageMessage(shown)).toBe('Initializing AI analysis...');
  });

  it('stands at 100 once the run is complete', () => {
    expect(nextPercent(40, { stage: 'completed', percent: 100, counts: {} })).toBe(100);
  });
});

describe('counts', () => {
  it('are told in the order of the work and only when known', () => {
    expect(countTexts({ themes: 7, patents: 300, other: 1 })).toEqual([
      '300 related patents found',
      '7 groups of uses',
    ]);
  });
});
