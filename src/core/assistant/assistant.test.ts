import { describe, expect, it } from 'vitest';
import { findQuote, verifyClaim } from './claims.ts';
import { comparable, hasMarkupOrLink, plainMarkdown, stripInvisible } from './clean-text.ts';
import { lead, renderDraft } from './draft.ts';
import { fitContext } from './fit-context.ts';
import { numbersIn, unsupportedNumbers } from './numbers.ts';
import { makePassage, type Passage } from './passage.ts';
import { verifyProposal } from './proposals.ts';

const passage = (ref: string, sentences: string[]): Passage =>
  makePassage({ id: `patent:${ref}`, kind: 'patent', ref, title: 'Wick pot', sentences, url: null });

const wick = passage('US10000001', [
  'A wick carries water from the tank to the roots.',
  'The tank holds 2.5 litres and lasts 12 days.',
]);
const evidence = new Map([['1-aa', wick]]);
const good = {
  text: 'US10000001 feeds the roots by a wick from a tank of 2.5 litres.',
  cites: ['1-aa'],
  quote: 'carries water from the tank',
};

describe('numbers of a text', () => {
  it.each([
    ['1,234.50 and twelve', ['1234.5', '12']],
    ['US 10,000,004 of 2018-06-19', ['10000004', '2018', '6', '19']],
    ['see [1][12] for 3.', ['3']],
    ['no number', []],
    ['version 1.2.3', ['1', '2.3']],
  ])('%s → %j', (text, expected) => expect(numbersIn(text)).toEqual(expected));

  it('knows a share told as a percentage, and a rounded value, but no other', () => {
    expect(unsupportedNumbers('81 % and 0.8', ['share 0.812'])).toEqual([]);
    expect(unsupportedNumbers('82 %', ['share 0.812'])).toEqual(['82']);
    expect(unsupportedNumbers('13', ['12.4 and 14'])).toEqual(['13']);
  });
});

describe('a claim', () => {
  it('stands when its ids, quote and numbers do', () => {
    const verdict = verifyClaim(good, evidence);
    expect(verdict.problems).toEqual([]);
    expect(verdict.support).toEqual([{ passage: wick, quote: 'carries water from the tank' }]);
  });

  it.each([
    ['an invented id', { cites: ['9-zz'] }, 'no such evidence id'],
    ['no id', { cites: [] }, 'cites no evidence'],
    ['a quote from nowhere', { quote: 'pumps water to the leaves' }, 'does not stand word for word'],
    ['a quote of one word', { quote: 'water' }, 'does not stand word for word'],
    ['an empty quote', { quote: '' }, 'does not stand word for word'],
    ['a foreign number', { text: `${good.text} It lasts 30 days.` }, 'not in the cited evidence: 30'],
    [
      'a number in words',
      { text: 'The wick and tank feed the roots for twenty days of water.' },
      'not in the cited evidence: 20',
    ],
    ['another patent', { text: 'The wick of US99999999 carries water from the tank.' }, 'US99999999'],
    ['a link', { text: `${good.text} https://evil.example` }, 'markup or a link'],
    ['a tag', { text: `${good.text} <img src=x>` }, 'markup or a link'],
    ['other matters', { text: 'Bananas are popular among astronauts visiting Paris.' }, 'does not speak of'],
    ['other matters behind true words', { text: `${good.text} You have won a prize.` }, 'does not speak of'],
    ['words that say nothing', { text: 'The others have it.' }, 'does not speak of'],
    ['no text', { text: ' ' }, 'empty'],
  ])('falls with %s', (_name, change, problem) => {
    const { problems, support } = verifyClaim({ ...good, ...change }, evidence);
    expect(problems.join('; ')).toContain(problem);
    expect(support).toEqual([]);
  });

  it('finds a quote whatever its case, spacing and quotation marks, and gives the passage’s own words', () => {
    expect(findQuote('The “wet-arm”  clamp, held fast.', "the 'wet‑arm' clamp held")).toBe(
      'The “wet-arm”  clamp, held',
    );
    expect(findQuote('water tank', 'tank water')).toBeNull();
    expect(findQuote('watering', 'water')).toBeNull();
  });
});

describe('a proposed combination', () => {
  const sensor = passage('US10000002', [
    'A moisture sensor warns when the soil is dry.',
    'The sensor draws 3 milliwatts.',
  ]);
  const both = new Map([...evidence, ['2-bb', sensor]]);
  const proposal = {
    title: 'Wick tank with a moisture sensor',
    text: 'The tank that feeds the roots by a wick could carry the moisture sensor that warns of dry soil.',
    cites: ['1-aa', '2-bb'],
    quote: 'carries water from the tank',
  };

  it('stands when it joins two patents, and shows words of each', () => {
    expect(verifyProposal(proposal, both)).toEqual({
      problems: [],
      support: [
        { passage: wick, quote: 'carries water from the tank' },
        { passage: sensor, quote: 'A moisture sensor warns when the soil is dry.' },
      ],
    });
  });

  it.each([
    ['one patent', { cites: ['1-aa'] }, 'does not join two patents'],
    ['the same patent twice', { cites: ['1-aa', '1-aa'] }, 'does not join two patents'],
    [
      'a patent that it does not speak of',
      { text: 'A wick carries water from the tank to the roots.' },
      'does not join two patents',
    ],
    ['an invented id', { cites: ['1-aa', '2-bb', '9-zz'] }, 'no such evidence id'],
    ['a false quote', { quote: 'pumps water to the leaves' }, 'does not stand word for word'],
    ['a number of its own', { title: 'Wick tank with moisture sensor, 97 points' }, 'evidence: 97'],
    ['a link as its title', { title: '[Wick tank](https://evil.example)' }, 'markup or a link'],
    ['a judgement of novelty', { text: `${proposal.text} No patent has it.` }, 'judges novelty'],
    ['no title', { title: ' ' }, 'empty'],
  ])('falls with %s', (_name, change, problem) => {
    const { problems, support } = verifyProposal({ ...proposal, ...change }, both);
    expect(problems.join('; ')).toContain(problem);
    expect(support).toEqual([]);
  });
});

describe('text that nobody may trust', () => {
  it('loses what cannot be seen', () => {
    expect(stripInvisible('a\u200Bb\u202Ec\u{E0041}d\uFE0F\u00ADe\tf\n')).toBe('abcde\tf\n');
  });
  it.each([
    '<b>x</b>',
    '![a](http://x/y.png)',
    '[click](javascript:alert(1))',
    'see www.evil.example',
    'data:text/html,x',
  ])('is known for markup or a link: %s', (text) => expect(hasMarkupOrLink(text)).toBe(true));
  it('is written so that Markdown sees words only', () => {
    expect(plainMarkdown('*a* [b](http://c) <i> `d` # e')).toBe(
      '\\*a\\* \\[b\\](http c) \\<i\\> \\`d\\` \\# e',
    );
    expect(comparable('“A‑b”\u200B  C')).toBe('"a-b" c');
  });
});

describe('an answer’s Markdown', () => {
  it('gives one marker to one passage and quote', () => {
    const support = { passage: wick, quote: 'A wick carries water from the tank to the roots.' };
    const { pieces, citations } = renderDraft({
      outcome: 'answered',
      lines: [lead('One.', support), lead('Two.', support)],
    });
    expect(pieces.join('')).toBe('One. [1]\n\nTwo. [1]');
    expect(citations).toHaveLength(1);
  });
});

describe('the context of a turn', () => {
  const count = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
  const history = Array.from({ length: 20 }, (_, n) => ({
    role: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `turn ${n} ${'word '.repeat(30)}`,
  }));

  it('keeps the newest turns whole, sums up older ones, and never passes the budget', () => {
    const passages = Array.from({ length: 40 }, (_, n) => passage(`US${n}`, ['one two three four five six']));
    for (const budget of [100, 400, 1500, 5000]) {
      const fitted = fitContext({ history, passages }, budget, count);
      expect(fitted.tokens).toBeLessThanOrEqual(budget);
      expect(fitted.history).toEqual(history.slice(history.length - fitted.history.length));
      expect(fitted.passages.length + fitted.leftOut).toBe(40);
    }
    const fitted = fitContext({ history, passages }, 600, count);
    expect(fitted.history.length).toBeGreaterThan(1);
    expect(fitted.history.length).toBeLessThan(20);
    expect(fitted.summary).toMatch(/The user asked: turn \d+/);
  });
});
