import type { LocalModels } from '../server/modules/model/find-local-models.ts';

/** What to tell someone who runs a model server and has not connected it. */
export function localModelsText({ name, port, models, settings }: LocalModels): string {
  const [first, ...others] = models;
  const where = `A model server answers on this machine at port ${port}, usual for ${name}`;
  if (!first) return `${where}, but has no model that could analyze: load one first.`;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${where}, with ${first}${more}. To use it: ${settings} npm start`;
}
