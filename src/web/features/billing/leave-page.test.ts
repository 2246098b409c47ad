import { expect, test } from 'vitest';
import { type Leaving, leaveFor } from './leave-page.ts';

function browser(options: { begins: boolean; popups: boolean }) {
  const log: string[] = [];
  let listener = () => {};
  const leaving: Leaving = {
    assign: (url) => {
      log.push(`assign ${url}`);
      if (options.begins) listener();
    },
    openTab: (url) => {
      log.push(`tab ${url}`);
      return options.popups;
    },
    onLeave: (next) => {
      listener = next;
      return () => log.push('stopped');
    },
    wait: async (milliseconds) => void log.push(`wait ${milliseconds}`),
  };
  return { log, leaving };
}

test('a browser that does not begin to go gets a new tab after 500 ms', async () => {
  const { log, leaving } = browser({ begins: false, popups: true });
  expect(await leaveFor('u', leaving)).toBe('new-tab');
  expect(log).toEqual(['assign u', 'wait 500', 'tab u', 'stopped']);
});

test('one that has begun gets three seconds', async () => {
  const { log, leaving } = browser({ begins: true, popups: true });
  await leaveFor('u', leaving);
  expect(log).toEqual(['assign u', 'wait 500', 'wait 2500', 'tab u', 'stopped']);
});

test('a blocked tab is told', async () => {
  expect(await leaveFor('u', browser({ begins: false, popups: false }).leaving)).toBe('blocked');
});
