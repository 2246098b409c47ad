import type { Claim, EvidenceLine, Mood } from './reply-composer.ts';

interface Proposal extends Claim {
  title: string;
}

/** As many as the schema allows. */
const MOST = 10;

const firstSentence = (line: EvidenceLine): string => {
  const found = line.text.split(/(?<=\.)\s+/).filter((sentence) => sentence.split(' ').length >= 6);
  return (found[1] ?? found[0] ?? line.text).replace(/[<>[\]]/g, '').replace(/\.$/, '');
};

function join(a: EvidenceLine, b: EvidenceLine): Proposal {
  return {
    title: `${a.title.split(' ').slice(0, 4).join(' ')} with ${b.title.split(' ').slice(0, 4).join(' ')}`,
    text: `What ${a.ref} teaches (${firstSentence(a)}) could be tried together with ${b.ref} (${firstSentence(b)}).`,
    cites: [a.id, b.id],
    quote: firstSentence(a).split(' ').slice(0, 6).join(' '),
  };
}

/** Ways in which a careless model proposes, each of which the check must catch. */
const SLOPS: ((proposal: Proposal) => Proposal)[] = [
  (proposal) => ({ ...proposal, cites: proposal.cites.slice(0, 1) }),
  (proposal) => ({ ...proposal, cites: [...proposal.cites, '99-0123456789'] }),
  (proposal) => ({ ...proposal, text: `${proposal.text} No patent has this novel combination.` }),
  (proposal) => ({ ...proposal, title: `${proposal.title}, score 97` }),
  (proposal) => ({ ...proposal, quote: 'words that nobody wrote anywhere' }),
  (proposal) => ({ ...proposal, title: `[${proposal.title}](https://evil.example/)` }),
];

/** What the model "proposes" over the patents that it was shown; `orders` are sentences that planted text wants said. */
export function composeProposals(lines: readonly EvidenceLine[], mood: Mood, orders: string[]): Proposal[] {
  const patents = lines.filter((line) => line.kind === 'patent' && line.text.split(' ').length > 20);
  const good = [0, 2, 4].flatMap((at) => {
    const [a, b] = patents.slice(at, at + 2);
    return a && b ? [join(a, b)] : [];
  });
  if (mood === 'good') return good;
  const bad =
    mood === 'obedient'
      ? orders.flatMap((text) => good.map((one) => ({ ...one, text, title: text })))
      : SLOPS.flatMap((spoil) => good.map(spoil));
  return [...good.slice(0, 1), ...bad].slice(0, MOST);
}
