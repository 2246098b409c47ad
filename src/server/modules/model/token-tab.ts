import { ModelFault, type TokenCount } from './model.ts';
import type { Booking, TokenLedger } from './token-ledger.ts';

/** The bookings of one answer, which may take several requests: what each may take is booked before it is sent. */
export interface TokenTab {
  /** Books what is missing to so many tokens in all. Rejects with a fault when the day's cap leaves no room for them. */
  cover(tokens: number): Promise<void>;
  /** Ends all bookings with what the answer really took. */
  settle(spent: TokenCount & { requests: number }): Promise<void>;
}

export function openTokenTab(ledger: TokenLedger, userId: string | null): TokenTab {
  const bookings: Booking[] = [];
  let covered = 0;
  return {
    async cover(tokens) {
      if (tokens <= covered) return;
      const booking = await ledger.book(userId, tokens - covered);
      if (!booking) throw new ModelFault('cap', 'daily token cap');
      bookings.push(booking);
      covered = tokens;
    },
    async settle(spent) {
      const [first, ...others] = bookings;
      await first?.settle(spent);
      for (const booking of others) await booking.settle({ input: 0, output: 0, requests: 0 });
    },
  };
}
