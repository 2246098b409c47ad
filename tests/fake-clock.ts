/** A clock that stands still until a test moves it. */
export interface FakeClock {
  now(): Date;
  set(date: Date): void;
  advance(milliseconds: number): void;
}

export function fakeClock(start = new Date()): FakeClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (date) => {
      current = date.getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
