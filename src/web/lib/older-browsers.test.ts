import { afterEach, expect, test, vi } from 'vitest';
import { anySignal, timeoutSignal } from './api/combine-signals.ts';
import { createTabChannel } from './auth/tab-channel.ts';
import { isComposing } from './composing.ts';
import { randomId } from './random-id.ts';
import { isSameEmail } from './same-email.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const withoutStatics = () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  Object.assign(AbortSignal, { any: undefined, timeout: undefined });
};
const { any, timeout } = AbortSignal;
afterEach(() => void Object.assign(AbortSignal, { any, timeout }));

test.each([
  ['with', () => undefined],
  ['without', withoutStatics],
])('signals are combined %s the help of the browser', async (_, prepare) => {
  prepare();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = anySignal([one.signal, other.signal]);
  expect(both.aborted).toBe(false);
  other.abort('because');
  expect(both.aborted).toBe(true);
  expect(both.reason).toBe('because');
  expect(anySignal([one.signal, other.signal]).aborted).toBe(true);
  const timed = timeoutSignal(5);
  await expect.poll(() => timed.aborted).toBe(true);
  expect(timed.reason.name).toBe('TimeoutError');
});

test('an id is a UUID where the page is not on https', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = [randomId(), randomId()];
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('tabs without a channel work alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = createTabChannel();
  const stop = tabs.listen(() => undefined);
  expect(() => tabs.post('signed-in')).not.toThrow();
  expect(stop).not.toThrow();
});

test('a key that an input method takes is told also after Safari has ended the composition', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('an address is the same in both forms of its domain', () => {
  expect(isSameEmail(' A@M\u00fcnchen.de', 'a@xn--mnchen-3ya.de')).toBe(true);
  expect(isSameEmail('a@example.com', 'b@example.com')).toBe(false);
  expect(isSameEmail('not an address', 'NOT an address')).toBe(true);
});
