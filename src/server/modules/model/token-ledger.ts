import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { reserveTokens, settleTokens } from './ai-usage.store.ts';
import type { TokenCount } from './model.ts';

export interface Booking {
  /** Ends the booking with what the call really took. */
  settle(spent: TokenCount & { requests: number }): Promise<void>;
}

/** Books tokens of language models by person and day, under the installation's daily cap. */
export interface TokenLedger {
  /** Null when the day's cap leaves no room for so many tokens. */
  book(userId: string | null, estimate: number): Promise<Booking | null>;
}

export function createTokenLedger(db: Db, settings: { model: string; ai: Config['ai'] }): TokenLedger {
  const { dailyTokenCap: cap, pricePerMillion: price } = settings.ai;
  return {
    book: async (userId, estimate) => {
      const spender = { userId, model: settings.model };
      const day = await reserveTokens(db, spender, { tokens: estimate, cap });
      if (day === null) return null;
      return {
        settle: async ({ input, output, requests }) => {
          const costUsd = (input * price.input + output * price.output) / 1_000_000;
          await settleTokens(db, spender, { day, reserved: estimate, input, output, requests, costUsd });
        },
      };
    },
  };
}
