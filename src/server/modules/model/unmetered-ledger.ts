import type { TokenLedger } from './token-ledger.ts';

/** A ledger that keeps nothing and refuses nothing: for the command line, which has no accounts. */
export const unmeteredLedger: TokenLedger = {
  book: async () => ({ settle: async () => undefined }),
};
