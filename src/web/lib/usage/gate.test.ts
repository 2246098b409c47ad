import { expect, test } from 'vitest';
import type { ToastInput } from '../toast/toast-store.ts';
import { passGate } from './gate.ts';

/** A gate whose counter answers as told, and everything that happened, in order. */
function setUp(increment: () => Promise<{ success: boolean; message?: string }>, online = true) {
  const steps: string[] = [];
  const notices: ToastInput[] = [];
  const gate = {
    increment: () => {
      steps.push('increment');
      return increment();
    },
    tell: (notice: ToastInput) => void notices.push(notice),
    online: () => online,
  };
  const action = async () => {
    steps.push('action');
    return 'done';
  };
  return { gate, action, steps, notices };
}

test('the counter is incremented first, then the action runs', async () => {
  const { gate, action, steps, notices } = setUp(async () => ({ success: true }));
  expect(await passGate(gate, action)).toEqual({ success: true, data: 'done' });
  expect(steps).toEqual(['increment', 'action']);
  expect(notices).toEqual([]);
});

test.each([
  ['the message of the server', "You've reached your monthly limit of 1 idea generations.", undefined],
  ['no message', '', "You've reached your limit for this feature"],
])("a refusal with %s is told under 'Usage limit reached' and runs nothing", async (_, message, text) => {
  const { gate, action, steps, notices } = setUp(async () => ({ success: false, message }));
  const result = await passGate(gate, action);
  expect(result).toMatchObject({ success: false, error: 'Usage limit reached or increment failed' });
  expect(steps).toEqual(['increment']);
  expect(notices).toEqual([{ title: 'Usage limit reached', text: text ?? message, kind: 'error' }]);
});

test("a counter that cannot be reached is 'Usage tracking failed' and runs nothing", async () => {
  const { gate, action, steps, notices } = setUp(() => Promise.reject(new Error('down')));
  const result = await passGate(gate, action);
  expect(result).toMatchObject({ reason: 'refused', error: 'Usage limit reached or increment failed' });
  expect(steps).toEqual(['increment']);
  expect(notices).toMatchObject([{ title: 'Usage tracking failed', text: 'Please try again in a moment' }]);
});

test('without a network nothing is said of usage: it is the connection that is missing', async () => {
  const { gate, action, steps, notices } = setUp(() => Promise.reject(new Error('down')), false);
  expect(await passGate(gate, action)).toMatchObject({ reason: 'refused' });
  expect(steps).toEqual(['increment']);
  expect(notices).toMatchObject([{ title: 'You are offline' }]);
});

test("an action that throws after the increment is 'Action failed', with its cause", async () => {
  const { gate } = setUp(async () => ({ success: true }));
  const cause = new Error('no patents today');
  const result = await passGate(gate, () => Promise.reject(cause));
  expect(result).toEqual({ success: false, reason: 'failed', error: 'Action failed', cause });
});
