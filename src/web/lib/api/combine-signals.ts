/** Aborts after so many milliseconds; for browsers without `AbortSignal.timeout` too. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is up.', 'TimeoutError')), milliseconds);
  return controller.signal;
}

/** Aborts when any of the signals does; for browsers without `AbortSignal.any` too. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals]);
  const controller = new AbortController();
  const follow = (signal: AbortSignal) => {
    controller.abort(signal.reason);
    for (const one of signals) one.removeEventListener('abort', listeners.get(one) as () => void);
  };
  const listeners = new Map(signals.map((signal) => [signal, () => follow(signal)]));
  for (const signal of signals) {
    if (signal.aborted) {
      controller.abort(signal.reason);
      break;
    }
    signal.addEventListener('abort', listeners.get(signal) as () => void, { once: true });
  }
  return controller.signal;
}
