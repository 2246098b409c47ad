/** An answer that leaves as a stream now, and whose value is known and kept for repeated requests when it has ended. */
export class StreamedAnswer<T> {
  readonly response: Response;
  /** Goes on and settles whoever still listens. */
  readonly ended: Promise<T>;

  constructor(response: Response, ended: Promise<T>) {
    this.response = response;
    this.ended = ended;
  }
}
