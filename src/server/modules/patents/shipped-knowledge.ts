import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filedSchema } from '../../../contract/conflict.ts';
import type {
  AimConflict,
  DesignConflict,
  DesignPatent,
  GeneralKnowledge,
} from '../../../core/retrieval/general-knowledge.ts';

/** By job, principle and thing. */
const notesSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

const factsSchema = z.record(z.string(), z.string());

/** By everyday name. */
const namesSchema = z.record(z.string(), z.array(z.string()).nonempty());

const conflictSchema = z.object({
  conflict: z.string(),
  ways: z
    .array(z.object({ way: z.string(), how: z.string(), ask: z.array(z.string()).nonempty() }))
    .nonempty(),
  trial: z.string(),
  sold: z.string(),
  edge: z.string().optional(),
  open: z.string().optional(),
  money: z.string().optional(),
  pays: z.string().optional(),
  makers: z.array(z.string()).optional(),
  tried: z.string().optional(),
  filed: z.array(filedSchema).optional(),
});

const aimsSchema = z.array(
  conflictSchema.extend({
    aim: z.string(),
    needs: z.array(z.array(z.string()).nonempty()).nonempty(),
  }),
);

/** By job and thing. */
const conflictsSchema = z.record(z.string(), z.record(z.string(), conflictSchema));

/** Number, place of the design from 1 or 0 for all that is wanted, and what it would lend. */
const laidSchema = z
  .tuple([z.string(), z.number().int().min(0), z.string()])
  .transform(([number, place, lends]): DesignPatent => {
    return { number, design: place === 0 ? null : place - 1, lends };
  });

/** By aim, and by job and thing. */
const laidBesideSchema = z.object({
  aims: z.record(z.string(), z.array(laidSchema)),
  jobs: z.record(z.string(), z.record(z.string(), z.array(laidSchema))),
});

async function readShipped<T>(schema: z.ZodType<T>, dir: string, name: string): Promise<T> {
  return schema.parse(JSON.parse(await readFile(join(dir, name), 'utf8')));
}

type Notes = z.infer<typeof notesSchema>;

function noteFinder(notes: Notes): GeneralKnowledge['noteOn'] {
  const keyOf = (...names: string[]) => names.join('\n');
  const byKey = new Map(
    Object.entries(notes).flatMap(([job, principles]) =>
      Object.entries(principles).flatMap(([principle, things]) =>
        Object.entries(things).map(([thing, note]) => [keyOf(job, principle, thing), note] as const),
      ),
    ),
  );
  return (job, principle, thing) => byKey.get(keyOf(job, principle, thing)) ?? null;
}

/** The general engineering knowledge that ships with the product. */
export async function readKnowledge(shippedDataDir: string): Promise<GeneralKnowledge> {
  const [notes, facts, names, conflicts, aims, laid] = await Promise.all([
    readShipped(notesSchema, shippedDataDir, 'principle-notes.json'),
    readShipped(factsSchema, shippedDataDir, 'thing-facts.json'),
    readShipped(namesSchema, shippedDataDir, 'thing-names.json'),
    readShipped(conflictsSchema, shippedDataDir, 'design-conflicts.json'),
    readShipped(aimsSchema, shippedDataDir, 'aim-conflicts.json'),
    readShipped(laidBesideSchema, shippedDataDir, 'design-patents.json'),
  ]);
  return {
    noteOn: noteFinder(notes),
    thingFacts: new Map(Object.entries(facts)),
    thingNames: new Map(Object.entries(names)),
    aims: aims.map((aim): AimConflict => ({ ...aim, patents: laid.aims[aim.aim] })),
    conflicts: new Map(
      Object.entries(conflicts).map(([job, things]): [string, Map<string, DesignConflict>] => [
        job,
        new Map(
          Object.entries(things).map(([thing, conflict]) => [
            thing,
            { ...conflict, patents: laid.jobs[job]?.[thing] },
          ]),
        ),
      ]),
    ),
  };
}
