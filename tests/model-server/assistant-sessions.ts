/** Ten questions a session, in the words of people who have not read the manual. */
export const COMMON_QUESTIONS = [
  'What is closest to my idea?',
  'Who owns this area?',
  'Which patents have run out?',
  'Why this score?',
  'What would refute this gap?',
  'What should I do next?',
] as const;

/** Questions that differ from session to session: comparisons, single patents, subjects, trends, and what patents cannot say. */
export const OWN_QUESTIONS: readonly (readonly string[])[] = [
  [
    'Compare the first two opportunities',
    'How is water brought to the roots?',
    'What is the market size?',
    'Explain the nearest patent {nearest}',
  ],
  [
    'Tell me about the second opportunity',
    'Which patents deal with absorbing an impact?',
    'Is this field growing?',
    'Can I patent this?',
  ],
  [
    'What are the main themes?',
    'Does anyone make trays from plant fibre?',
    'Compare opportunity 1 and opportunity 3',
    'How many patents did you look at?',
  ],
  [
    'What are the risks?',
    'Is there a patent about asthma inhalers for children?',
    'Summarize the state of the art',
    'Who invented {nearest}?',
  ],
  [
    'How sure are you?',
    'What do the patents say about phase change materials?',
    'Which is the most promising opportunity?',
    'What about US9999999?',
  ],
  [
    'Is my idea new?',
    'Why are there no opportunities?',
    'Does any patent read dreams?',
    'Write me a poem about Paris',
  ],
];

/** The ten questions of a session, with its nearest patent filled in. */
export function questionsFor(index: number, nearest: string): string[] {
  return [...COMMON_QUESTIONS, ...(OWN_QUESTIONS[index] ?? [])].map((question) =>
    question.replace('{nearest}', nearest),
  );
}
