import { expect, it } from 'vitest';
import { FRAME_LIMITS, frameEditSchema } from '../../../contract/analysis/frame.ts';
import { EDIT_LIMITS, editOf, type FrameDraft, problemsOf } from './frame-edit.ts';

const draft: FrameDraft = {
  thing: ' Delivery box ',
  user: '',
  job: 'keeps cold',
  elements: 'folds flat\n\n  cold walls ',
  must: 'washable',
  mustNot: '',
};

it('a draft that has no problems is one the server takes, trimmed and without empty lines', () => {
  expect(problemsOf(draft)).toEqual({});
  const edit = editOf(draft);
  expect(frameEditSchema.parse(edit)).toEqual(edit);
  expect(edit).toEqual({
    thing: 'Delivery box',
    user: null,
    job: 'keeps cold',
    elements: [{ text: 'folds flat' }, { text: 'cold walls' }],
    constraints: { must: ['washable'], must_not: [] },
  });
});

it('each field that the server would refuse is named', () => {
  const wrong = {
    ...draft,
    thing: ' ',
    elements: 'x\n'.repeat(8),
    must: 'y'.repeat(301),
    mustNot: 'z\n'.repeat(9),
  };
  expect(Object.keys(problemsOf(wrong))).toEqual(['thing', 'elements', 'must', 'mustNot']);
  expect(problemsOf({ ...draft, elements: '\n' }).elements).toBe('Name at least one part.');
});

it('the limits are those of the contract', () => {
  expect(FRAME_LIMITS).toMatchObject(EDIT_LIMITS);
});
