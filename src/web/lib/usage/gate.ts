import { referenceOf } from '../api/api-error.ts';
import type { ToastInput } from '../toast/toast-store.ts';

export type GateResult<T> =
  | { success: true; data: T }
  | { success: false; reason: 'refused' | 'failed'; error: string; cause?: unknown };

/** What a gate needs of the rest: the counter on the server, and a way to speak. */
export interface Gate {
  increment: () => Promise<{ success: boolean; message?: string | null }>;
  tell: (notice: ToastInput) => void;
  /** Whether the browser has a network at all. */
  online: () => boolean;
}

const LIMIT_FALLBACK = "You've reached your limit for this feature";
const REFUSED = 'Usage limit reached or increment failed';

/** What kept the counter from being asked: without a network that is what the person must know. */
function failureNotice(cause: unknown, online: boolean): ToastInput {
  if (!online) {
    return {
      title: 'You are offline',
      text: 'Nothing was sent and nothing was charged. Please try again when you are back online.',
      kind: 'error',
    };
  }
  return {
    title: 'Usage tracking failed',
    text: 'Please try again in a moment',
    kind: 'error',
    reference: referenceOf(cause),
  };
}

async function refusal({ increment, tell, online }: Gate): Promise<{ cause?: unknown } | null> {
  try {
    const answer = await increment();
    if (answer.success) return null;
    tell({ title: 'Usage limit reached', text: answer.message || LIMIT_FALLBACK, kind: 'error' });
    return {};
  } catch (cause) {
    tell(failureNotice(cause, online()));
    return { cause };
  }
}

/**
 * Usage gating of SPEC §4: reserves a unit of the counter on the server, then runs the action, which claims it.
 * A refused gate shows why and runs nothing; an action that throws gives its unit back by itself.
 */
export async function passGate<T>(gate: Gate, action: () => Promise<T>): Promise<GateResult<T>> {
  const refused = await refusal(gate);
  if (refused) return { success: false, reason: 'refused', error: REFUSED, ...refused };
  try {
    return { success: true, data: await action() };
  } catch (cause) {
    return { success: false, reason: 'failed', error: 'Action failed', cause };
  }
}
