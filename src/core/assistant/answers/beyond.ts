import { plainMarkdown } from '../clean-text.ts';
import {
  type Asked,
  byOpportunity,
  byPatent,
  bySection,
  counted,
  listed,
  named,
  opportunityName,
} from '../dossier.ts';
import { answered, type Draft, declined, item, lead, more, partly } from '../draft.ts';
import { nearestPatents, sharedWords } from './nearest.ts';

/** Questions of law: the judgement is not made, but what the record holds for it is laid out. */
export function legal({ dossier, lower }: Asked): Draft {
  const near = nearestPatents(dossier).slice(0, 3);
  const judged = /infring|freedom|fto|sue|lawsuit|licen[cs]|allowed|legal/.test(lower)
    ? 'Whether you may make or sell something turns on the claims in force in each country'
    : 'Whether it can be patented turns on whether one earlier document shows all of it, and whether the rest was obvious';
  const best = dossier.report?.opportunities[0];
  const art = best?.nearest_art[0];
  const coverage = dossier.report?.landscape.coverage;
  return partly(
    lead(`${judged}; that judgement needs a patent attorney, and I do not make it.`),
    ...(near.length > 0 ? [more('What this session holds for that conversation, nearest first:')] : []),
    ...near.map((patent) => {
      const shared = sharedWords(patent, dossier.evidence.prompt).slice(0, 6);
      const overlap = shared.length > 0 ? `: shares ${listed(shared)} with your idea` : '';
      return item(`${named(patent)}${overlap}`, ...byPatent(dossier, patent.number, patent.title ?? ''));
    }),
    ...(best && art
      ? [
          lead(
            `For ${opportunityName(best)}, the first document to set yourself apart from is ${art.number}: ${plainMarkdown(art.differs.replace(/[.\s]+$/, ''))}.`,
            ...byOpportunity(dossier, { id: best.id, section: 'nearest' }, art.differs),
          ),
        ]
      : []),
    ...(coverage && coverage.level !== 'good'
      ? [
          lead(
            'The library covers the field incompletely, so have a full search made before you file.',
            ...bySection(dossier, 'coverage', coverage.text),
          ),
        ]
      : []),
  );
}

/** Questions about money and markets: patents do not hold the answer. */
export function market({ dossier }: Asked): Draft {
  const best = dossier.report?.opportunities[0];
  return declined(
    lead(
      'Patents do not say that: this session holds no figures on prices, costs, sales or the size of a market.',
    ),
    ...(best
      ? [
          more(
            `What I can tell you is how open the patent record is, for example around ${opportunityName(best)}: ask why it has its score, or what would refute it.`,
          ),
        ]
      : []),
  );
}

/** Greetings, thanks, and "what can you do". */
export function help({ dossier }: Asked): Draft {
  const count = counted(dossier.evidence.patents.length, 'patent');
  return answered(
    lead(
      `I answer from this session alone: its ${count}${dossier.report ? ', the opportunities and the landscape computed from them' : ''}. You can ask me`,
    ),
    item('what is closest to your idea, who owns the area, and which patents have likely run out'),
    item(
      'why an opportunity has its score, what would refute it, what the risks and next steps are, and how it compares with another',
    ),
    item('to explain a patent by its number, or to find what the patents say about a subject'),
  );
}
