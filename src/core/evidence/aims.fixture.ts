import type { AimConflict } from '../retrieval/general-knowledge.ts';

/** An aim by its name and its groups of words. */
export const aim = (name: string, ...needs: string[][]): AimConflict => ({
  aim: name,
  needs,
  conflict: '',
  ways: [],
  trial: '',
  sold: '',
});

const SHARED_WORDS =
  'helmet bicycle camera ride film wind umbrella bolt stuck free fridge smell car cyclist fold drone boat panel'.split(
    ' ',
  );

/** Many aims, each of its own subject: a word tells the more, the fewer aims hold it. */
export const OTHER_AIMS: readonly AimConflict[] = Array.from({ length: 3000 }, (_, i) =>
  aim(
    `keeping subject${i} good in use`,
    [`subject${i}`, SHARED_WORDS[i % SHARED_WORDS.length] ?? ''],
    ['keep', 'good'],
  ),
);
