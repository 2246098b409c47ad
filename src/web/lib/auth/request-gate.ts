/**
 * Holds requests back while a session is being ended: what asks in the meantime waits for the outcome, and reads that
 * are under way are cut off, so that nothing reaches the server on behalf of somebody who has left.
 */
export class RequestGate {
  private ending: Promise<void> | null = null;
  private reads = new AbortController();

  /** Resolves as soon as no session is being ended. */
  async opened(): Promise<void> {
    while (this.ending) await this.ending;
  }

  /** Ends reads with the session. */
  get signal(): AbortSignal {
    return this.reads.signal;
  }

  /** Runs what ends a session; whoever waits goes on once it has settled. */
  during<T>(end: () => Promise<T>): Promise<T> {
    this.reads.abort();
    this.reads = new AbortController();
    const ended = end();
    const settled = ended.then(
      () => undefined,
      () => undefined,
    );
    this.ending = settled.finally(() => {
      this.ending = null;
    });
    return ended;
  }
}
