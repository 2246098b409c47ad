import { type Asked, byPatent, counted, named, opportunityName } from '../dossier.ts';
import { answered, type Draft, declined, item, lead, more, partly } from '../draft.ts';
import { nearestPatents } from './nearest.ts';

/** Questions of law: what the record shows is told, the judgement is not made. */
export function legal({ dossier }: Asked): Draft {
  const near = nearestPatents(dossier).slice(0, 3);
  return partly(
    lead(
      'I cannot tell you that: whether something may be patented, made or sold turns on claims, countries and dates, and needs a patent attorney.',
    ),
    ...(near.length > 0 ? [more('What the record can tell you is where to look first:')] : []),
    ...near.map((patent) => item(named(patent), ...byPatent(dossier, patent.number, patent.title ?? ''))),
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
