import { type Asked, byPatent, bySection, counted, titled } from '../dossier.ts';
import { answered, type Draft, declined, item, lead, more } from '../draft.ts';

const CAUTION =
  'Only publication dates are known here, so take this as a lead, not as freedom to use: terms are adjusted, fees lapse, and a later patent may still cover the same thing.';

/** Which patents have run out? What is free to build on? */
export function ageing({ dossier }: Asked): Draft {
  const field = dossier.report?.landscape.ageing;
  if (!field)
    return declined(
      lead('This session holds a category search only; ageing is computed when an idea is analysed.'),
    );
  const blocks = field.blocks.slice(0, 6);
  if (blocks.length === 0) {
    return answered(
      lead(
        field.likely_expired === 0 && field.soon === 0
          ? 'By their publication dates, none of the patents found for your idea has likely run out, and none will soon.'
          : `By publication date, ${counted(field.likely_expired, 'document has', 'documents have')} likely run out and ${field.soon} will soon, but none of them is close enough to your idea to serve as a building block.`,
        ...bySection(dossier, 'ageing', 'likely run out and will soon, judged by publication date'),
      ),
      lead(CAUTION),
    );
  }
  return answered(
    lead(
      `${counted(field.likely_expired, 'document has', 'documents have')} likely run out and ${field.soon} will soon, judged by publication date.`,
      ...bySection(dossier, 'ageing', 'likely run out and will soon, judged by publication date'),
    ),
    more('The building blocks nearest to your idea:'),
    ...blocks.map((block) => {
      const patent = dossier.patent(block.number);
      const teaches = patent?.novelty ? `, which teaches ${patent.novelty}` : '';
      return item(
        `${block.number}, ${titled(block.title)}${teaches}; likely expires no earlier than ${block.likely_no_earlier_than}`,
        ...bySection(
          dossier,
          'ageing',
          `${block.number}, “${block.title}”, likely expires no earlier than ${block.likely_no_earlier_than}.`,
        ),
        ...(patent?.novelty ? byPatent(dossier, block.number, `Mechanism: ${patent.novelty}.`) : []),
      );
    }),
    lead(CAUTION),
  );
}
