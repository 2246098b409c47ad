import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const lineSchema = z.object({
  idea: z.string().trim().min(1),
  /** Grades by patent number; null where nobody has graded yet. Keys of other things are left alone. */
  grades: z.record(z.string(), z.number().int().min(0).nullable()).default({}),
});

/** An idea of an evaluation, with what readers said of patents for it. */
export type GradedIdea = z.infer<typeof lineSchema>;

/** Objects of a file with one JSON object a line. Throws an error that names the line which does not fit. */
export async function readJsonLines<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      return [schema.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`${path}, line ${i + 1}: ${(error as Error).message}`);
    }
  });
}

/** Ideas of a file: JSON lines with `idea` (and `grades`), or one idea a line of plain text. */
export async function readIdeas(path: string): Promise<GradedIdea[]> {
  if (/\.jsonl?$/.test(path)) return readJsonLines(path, lineSchema);
  return (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((idea) => ({ idea: idea.trim(), grades: {} }));
}
