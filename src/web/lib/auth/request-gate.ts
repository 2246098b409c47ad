/** How long changes under way may keep a session from ending, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Holds requests back while a session is being ended: what asks in the meantime waits for the outcome, reads that are
 * under way are cut off, and changes get a moment to finish, so that nothing reaches the server on behalf of somebody
 * who has left.
 */
export class RequestGate {
  private ending: Promise<void> | null = null;
  private reads = new AbortController();
  private readonly changes = new Set<Promise<unknown>>();

  /** Resolves as soon as no session is being ended. */
  async opened(): Promise<void> {
    while (this.ending) await this.ending;
  }

  /** Ends reads with the session. */
  get signal(): AbortSignal {
    return this.reads.signal;
  }

  /** Announces a request that must not be cut off. */
  track<T>(change: Promise<T>): Promise<T> {
    const tracked = change.finally(() => this.changes.delete(tracked));
    this.changes.add(tracked);
    return tracked;
  }

  /** Runs what ends a session; whoever waits goes on once it has settled. */
  during<T>(end: () => Promise<T>): Promise<T> {
    this.reads.abort();
    this.reads = new AbortController();
    const ended = this.changesSettled().then(end);
    const settled = ended.then(
      () => undefined,
      () => undefined,
    );
    this.ending = settled.finally(() => {
      this.ending = null;
    });
    return ended;
  }

  private async changesSettled(): Promise<void> {
    if (this.changes.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise((done) => {
      timer = setTimeout(done, PATIENCE);
    });
    await Promise.race([Promise.allSettled(this.changes), patience]);
    clearTimeout(timer);
  }
}
