import type { GapFacts } from './facts.ts';
import { aMechanism, mechanismOf, tellingSentence, theMechanism, useOf, yearOf } from './facts.ts';
import { functionName } from './function-names.ts';
import { capitalise } from './inflection.ts';

function quoteOf(f: GapFacts): string {
  const { source } = f.candidate;
  const sentence = tellingSentence(source);
  if (sentence === null) return '';
  const lead = [
    'In its own setting:',
    'How it works there:',
    `${source.record.number} puts it this way:`,
    'There it reads:',
  ][f.position % 4];
  return ` ${lead} “${sentence}”`;
}

function difference(f: GapFacts): string {
  const { source } = f.candidate;
  const patterns = [
    `What differs from ${source.record.number}: it was made for ${useOf(source)}; here the point is ${f.names.serves}, so size, load and cost start from there.`,
    `New against ${source.record.number} would be the setting, ${f.names.serves} instead of ${useOf(source)}, and every choice that follows from it.`,
    `${source.record.number} stops at ${useOf(source)}; the step to ${f.names.serves} is what remains to be worked out, and to be claimed if it turns out new.`,
  ];
  return patterns[f.position % patterns.length] as string;
}

function carry(f: GapFacts): string {
  const { source } = f.candidate;
  const job = functionName(f.shared);
  const it = theMechanism(source);
  const patterns = [
    `Carried over, ${it} would take on the ${job} of ${f.names.short}.`,
    `In ${f.names.full}, ${it} would do the ${job}.`,
    `The ${job} of ${f.names.short} would rest on ${it}.`,
  ];
  return patterns[f.position % patterns.length] as string;
}

function opening(f: GapFacts): string {
  const { source, partner, kind } = f.candidate;
  const n = source.record.number;
  switch (kind) {
    case 'combine':
      return partner === null
        ? ''
        : `Join what two families have apart: ${mechanismOf(partner)} from ${partner.record.number}, and ${mechanismOf(source)} from ${n}.`;
    case 'revive':
      return `Take up ${mechanismOf(source)}, published in ${yearOf(source)} for ${useOf(source)} (${n}), and build it into ${f.names.full} with the materials and parts of today.`;
    case 'extend':
      return `Bring ${mechanismOf(source)} of ${n} to ${f.idea.context ?? f.names.serves}.`;
    case 'relieve':
      return `Give ${f.names.full} ${aMechanism(source)}, so that it also answers for ${useOf(source)}. ${n} does this with ${mechanismOf(source)}.`;
    case 'transfer':
      return f.ofKind % 2 === 0
        ? `Build ${f.names.full} around ${aMechanism(source)}. ${n} uses ${mechanismOf(source)} for ${useOf(source)}.`
        : `Borrow from ${useOf(source)}: ${n} relies on ${mechanismOf(source)}, and ${f.names.full} could do the same.`;
  }
}

/** How the mechanism would work for the idea, what the source patent does, and what differs. */
export function composeConcept(f: GapFacts): string {
  const speculative = f.candidate.source.flowMatch <= 0 && f.candidate.source.kinship !== 'own';
  const warning = speculative
    ? ' This is a step across fields and speculative: the two uses share the job, not what it is done to.'
    : '';
  return capitalise(`${opening(f)}${quoteOf(f)} ${carry(f)} ${difference(f)}${warning}`.trim());
}
