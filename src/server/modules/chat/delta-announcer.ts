import type { UserCtx } from '../../context.ts';
import type { Turn } from './start-turn.ts';

/** Milliseconds of text that one event carries: other tabs read along, the bus is not flooded. */
const BATCH = 250;

/** Tells the session's topic of text as it comes, in batches. A failure is logged: the stored message is what counts. */
export class DeltaAnnouncer {
  readonly #ctx: UserCtx;
  readonly #turn: Turn;
  #pending = '';
  #replaced = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sent: Promise<void> = Promise.resolve();

  constructor(ctx: UserCtx, turn: Turn) {
    this.#ctx = ctx;
    this.#turn = turn;
  }

  text(delta: string): void {
    this.#pending += delta;
    this.#timer ??= setTimeout(() => this.#flush(), BATCH);
  }

  /** The streamed text was wrong: readers are sent to the stored message. */
  replaced(): void {
    this.#pending = '';
    this.#replaced = true;
  }

  /** Leaves out what is pending: the stored message follows at once. */
  async end(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#sent;
  }

  #flush(): void {
    this.#timer = null;
    const text = this.#pending;
    this.#pending = '';
    if (this.#replaced) return;
    const { sessionId } = this.#turn.owned;
    const event = {
      type: 'chat.delta',
      session_id: sessionId,
      message_id: this.#turn.answer.id,
      text,
    } as const;
    this.#sent = this.#sent
      .then(() => this.#ctx.events.publish(`session:${sessionId}`, event))
      .catch((error: unknown) => this.#ctx.log.warn({ err: error }, 'chat text was not announced'));
  }
}
