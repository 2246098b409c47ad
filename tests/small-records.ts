import type { StarterLine } from './small-library.ts';

export const QUIET = { progress: () => undefined, problem: () => undefined };

export const line = (number: string, title: string, more: Record<string, unknown> = {}): StarterLine => ({
  patent_number: number,
  patent_title: title,
  patent_date: '2015-06-02',
  kind: 'B2',
  type: 'grant',
  ...more,
});

/** Records about other things, so that words have weights. */
export const FILLERS = 'pump valve sensor engine battery antenna printer catheter loom reactor turbine camera'
  .split(' ')
  .flatMap((thing, i) =>
    ['for vehicles', 'with a housing', 'and method of making it', 'having a controller'].map((rest, k) =>
      line(`US${7_000_000 + 10 * i + k}`, `Improved ${thing} ${rest}`),
    ),
  );

export const RECORDS = [
  line('US9000001', 'Elevator car with passenger detection', {
    digest:
      'A camera in the elevator car counts the passengers, and the control skips further stops when the car is full.',
    use: 'counting people in elevators',
    novelty: 'camera above the car door',
    categories: ['elevators-hoists'],
  }),
  line('US9000002', 'Diaper with wetness indicator', {
    digest: 'A line changes color when the diaper is wet.',
  }),
  line('US9000003', 'Planter with a water reservoir', {
    digest:
      'A wick draws water from a reservoir into the soil of the planter, so that plants water themselves.',
    patent_date: '2021-03-04',
    cpc: ['A01G27/00'],
  }),
  line('US9000004', 'Watering'),
  line('US9000005', 'Planter'),
  line('US2024999462', 'Umbrella holder for bicycles', {
    kind: 'A1',
    type: 'application',
    inventors: ['Ann Li'],
  }),
  ...FILLERS,
];

export const numbers = (hits: { record: { number: string } }[]) => hits.map(({ record }) => record.number);
