/** Places per key, so that one user or address cannot take all. */
export function createCounters(most: number) {
  const taken = new Map<string, number>();
  return {
    /** False when the key has all its places. */
    take: (key: string): boolean => {
      const count = taken.get(key) ?? 0;
      if (count >= most) return false;
      taken.set(key, count + 1);
      return true;
    },
    give: (key: string): void => {
      const count = (taken.get(key) ?? 0) - 1;
      if (count > 0) taken.set(key, count);
      else taken.delete(key);
    },
  };
}
