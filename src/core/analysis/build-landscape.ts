import type { Landscape, PartsChart } from '../../contract/landscape.ts';
import { bindingFacts } from '../evidence/binding-facts.ts';
import { allows } from '../evidence/compatible-with.ts';
import type { IdeaConflicts } from '../evidence/design-conflicts.ts';
import { type IdeaFrame, statedJobs } from '../evidence/idea-frame.ts';
import type { IdeaNames, IdeaReading } from '../evidence/read-idea.ts';
import { isOpenTo } from '../evidence/shown-principle.ts';
import { hardFor, noteOnUsual, usualThings } from '../evidence/usual-principle.ts';
import { IDEA_USE, ideaUse } from '../gaps/idea-use.ts';
import { buildAgeing, buildClasses, buildMap, buildMatrix, buildThemes } from '../landscape/figures.ts';
import { buildAssignees } from '../landscape/owners.ts';
import { buildTimeline } from '../landscape/timeline.ts';
import { tellBeside } from '../landscape/way-rows.ts';
import { buildWays } from '../landscape/ways.ts';
import { queryForAim, queryOn, queryWith } from '../opportunity/search-query.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import type { FoundGaps } from './find-opportunities.ts';
import type { Gathered } from './gather.ts';
import type { Field } from './read-field.ts';

/** What a landscape is built from. */
interface LandscapeInput {
  idea: IdeaReading;
  conflicts: IdeaConflicts;
  gathered: Gathered;
  frame: IdeaFrame;
  field: Field;
  found: FoundGaps;
  coverage: Landscape['coverage'];
  chart: PartsChart | null;
  names: IdeaNames;
  asOf: string;
}

/** What the documents read say of the field of an idea: figures, known ways, coverage. */
export function buildLandscape(
  { idea, conflicts, gathered, frame, field, found, coverage, chart, names, asOf }: LandscapeInput,
  library: LibraryView,
): Landscape {
  const timeline = buildTimeline(field.docs, library.stats, asOf);
  const themes = buildThemes(field.uses, field.byIndex, { library, asOf });
  const marks = found.candidates.map((c, i) => ({
    opportunity: found.opportunities[i]?.id ?? '',
    use: IDEA_USE,
    solution: c.solution.id,
  }));
  const joins = found.candidates.map((c, i) => ({
    opportunity: found.opportunities[i]?.id ?? '',
    joins: [c.source.docVector, (c.partner ?? field.docs[0] ?? c.source).docVector],
  }));
  return {
    retrieved: gathered.docs.length,
    families: field.docs.length,
    coverage,
    ...themes,
    timeline,
    assignees: buildAssignees(field.docs, timeline.usable_years, asOf),
    classes: buildClasses(field.docs, library),
    ageing: buildAgeing(field.docs, asOf),
    matrix: buildMatrix({
      uses: [ideaUse(names.serves, field.docs), ...field.uses],
      solutions: field.solutions,
      docs: field.byIndex,
      marks,
    }),
    map: buildMap(
      field.docs,
      joins,
      (doc) =>
        themes.themes.find((t) => field.uses.find((u) => u.id === t.id)?.docs.includes(doc))?.id ?? null,
    ),
    parts: chart,
    ways: buildWays(gathered.docs, {
      conflicts,
      binds: bindingFacts(idea, library.knowledge, library.model.words),
      profile: frame.profile,
      jobs: statedJobs(frame),
      asOf,
      allows: (text) => allows(frame, text),
      isOpen: (principle) => isOpenTo(frame, principle),
      usualFor: (principle) => usualThings(frame.usual, principle),
      noteFor: (job, principle) => noteOnUsual(frame.usual, { job, principle }, library.knowledge.noteOn),
      hardFor: (principle) => hardFor(frame, principle),
      rowOf: ({ number, lends }) => {
        const doc = gathered.docs.find(({ record }) => record.number === number);
        return doc === undefined ? null : tellBeside(doc, lends, asOf);
      },
      queryOn,
      queryForAim: (terms) =>
        conflicts.aim === null
          ? queryWith(terms, { names, frame })
          : queryForAim(conflicts.aim, names, terms),
      queryFor: (terms, alias) => queryWith(terms, { names, frame, alias }),
    }),
  };
}
