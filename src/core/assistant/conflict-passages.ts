import { type Conflict, FILED_SOURCE, marketOf, patentsOf } from '../../contract/conflict.ts';
import { asSentence } from './passage.ts';

/** What stands against the idea or one of its jobs, and how it is got round. */
export const conflictLines = (conflict: Conflict | undefined): string[] =>
  conflict === undefined
    ? []
    : [
        asSentence(`${conflict.lead}: ${conflict.conflict}`),
        ...marketOf(conflict).map(({ label, text }) => asSentence(`${label}: ${text}`)),
        ...conflict.ways.map(({ way, how }) => asSentence(`A way round the conflict: ${way}, as ${how}`)),
        ...patentsOf(conflict).map(({ number, use, lends }) =>
          asSentence(
            `To read for a way round the conflict: ${number}, for ${use}, which would lend this, ${lends}`,
          ),
        ),
        ...(conflict.filed ?? []).map(({ number, says }) =>
          asSentence(`Filed elsewhere (${FILED_SOURCE}): ${number} ${says}`),
        ),
        ...(conflict.trial === undefined
          ? []
          : [asSentence(`Cheapest trial of the first way round the conflict: ${conflict.trial}`)]),
      ];
