import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_STATUSES } from '../../../contract/analysis/report.ts';
import { countTexts, isRunning, nextPercent, stageMessage } from './run-progress.ts';

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
  const running = SESSION_STATUSES.filter(isRunning);

  it('never says complete before the run is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...running),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 400 }),
        (status, percent, ticks) => {
          let shown = 0;
          for (let tick = 0; tick < ticks; tick++) shown = nextPercent(shown, { status, percent });
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

  it('is at 100 once the run is complete', () => {
    expect(nextPercent(40, { status: 'completed', percent: 100 })).toBe(100);
  });
});

it('a stopped run is not running', () => {
  expect(SESSION_STATUSES.filter((status) => !isRunning(status))).toEqual(['completed', 'stopped', 'failed']);
});

describe('counts', () => {
  it('follow the order of the work and are shown only when known', () => {
    expect(countTexts({ found: 1288, reviewed: 48, related: 0 })).toEqual([
      '1,288 patents found',
      '48 reviewed',
    ]);
  });
});
