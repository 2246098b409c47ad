import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provenOrder, readDate } from './read-date.ts';
import { RecordError, recordFromFields } from './record-from-fields.ts';

describe('records', () => {
  it('knows a digest from an abstract', () => {
    expect(recordFromFields({ patent_number: 'US1', digest: 'Plain words.' })).toMatchObject({
      digest: true,
      abstract: 'Plain words.',
    });
    const both = recordFromFields({ patent_number: 'US1', digest: 'Plain.', patent_abstract: 'Official.' });
    expect(both).toMatchObject({ digest: false, abstract: 'Official.' });
  });

  it.each([
    ['patent_number', 'has a patent number that is not text'],
    ['inventors', 'has inventors that are not text'],
    ['cpc', 'has cpc that are not text'],
    ['digest', 'has a digest that is not text'],
  ])('names a %s that has no text to show', (name, problem) => {
    for (const wrong of [{ toString: [] }, {}, [{ toString: [] }], true]) {
      const fields = { patent_number: 'US1', patent_title: 'Title', [name]: wrong };
      expect(() => recordFromFields(fields)).toThrow(new RecordError(problem));
    }
  });

  it('takes the applicant where no assignee is named, and tightens padded symbols', () => {
    const record = recordFromFields({
      id: 'EP1000000A1',
      title: 'x',
      assignee: '',
      applicants: 'A;;B',
      cpc: 'A61N   2/02',
    });
    expect(record).toMatchObject({ assignee: 'A', cpc: ['A61N2/02'] });
  });

  it('answers any object with a record or a named problem', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'patent_number',
            'patent_title',
            'inventors',
            'date',
            'cpc',
            'digest',
            'filed',
            'simple_family_members',
          ),
          fc.anything(),
        ),
        (fields) => {
          try {
            expect(recordFromFields(fields).number).toMatch(/^[A-Z]{2}/);
          } catch (error) {
            expect(error).toBeInstanceOf(RecordError);
          }
        },
      ),
    );
  });
});

describe('dates', () => {
  it.each([
    ['20180619', '2018-06-19'],
    ['20180619.0', '2018-06-19'],
    ['2018-06-19T10:00:00Z', '2018-06-19'],
    ['1/11/2024', '2024-01-11'],
    ['31/12/2024', '2024-12-31'],
    ['11.1.2024', '2024-01-11'],
    ['Jan 11, 2024', '2024-01-11'],
    ['11 January 2024', '2024-01-11'],
    ['2018-02-30', null],
    ['June', null],
    ['2/30/2018', null],
    ['0', null],
  ])('%s is %s', (text, date) => expect(readDate(text)).toBe(date));

  it('take the order of day and month from those that prove it', () => {
    expect(provenOrder(['1/2/2024', '13/2/2024'])).toBe('day-first');
    expect(provenOrder(['1/2/2024', '2/13/2024'])).toBe('month-first');
    expect(provenOrder(['1/2/2024'])).toBeNull();
    expect(readDate('1/2/2024', 'day-first')).toBe('2024-02-01');
  });
});
