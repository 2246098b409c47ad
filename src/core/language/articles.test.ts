import { describe, expect, it } from 'vitest';
import { definite, purposeWithArticle, withArticle } from './articles.ts';
import { parsePhrase } from './noun-phrase.ts';

describe('articles', () => {
  it.each([
    ['drum and a net', 'a drum and a net'],
    ['drum and jute net', 'a drum and jute net'],
    ['jute and hemp blend', 'a jute and hemp blend'],
    ['drums and net control', 'drums and net control'],
    ['flexible coupling', 'a flexible coupling'],
    ['barn airflow', 'barn airflow'],
  ])('of something new: %s', (text, expected) => expect(withArticle(text)).toBe(expected));

  it.each([
    ['two drums', 'the two drums'],
    ['several drums', 'the drums'],
    ['two-part drum', 'the two-part drum'],
    ['drum and a net', 'the drum and the net'],
    ['pressing bales between rollers', 'pressing bales between rollers'],
  ])('of something known: %s', (text, expected) => expect(definite(parsePhrase(text))).toBe(expected));

  it.each([
    ['stand that folds away', 'a stand that folds away'],
    ['baling wet hay quickly', 'baling wet hay quickly'],
    ['operating a baler', 'operating a baler'],
    ['baling apparatus', 'a baling apparatus'],
    ['quieter baling at night', 'quieter baling at night'],
    ['faster air jet from barns', 'a faster air jet from barns'],
    ['hay losses', 'hay losses'],
    ['smooth running of balers', 'smooth running of balers'],
    ['dust removal from hay', 'dust removal from hay'],
    ['gas flushing of bales', 'gas flushing of bales'],
    ['lamp soothing calves', 'a lamp soothing calves'],
  ])('of a use: %s', (text, expected) => expect(purposeWithArticle(parsePhrase(text))).toBe(expected));
});
