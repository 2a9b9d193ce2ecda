import { isOneLetterApart, similarWords } from './check-topics.ts';

it.each([
  ['water', 'waters'],
  ['water', 'wter'],
  ['water', 'wader'],
  ['water', 'watre'],
  ['water', 'awter'],
])('finds %s and %s one letter apart', (one, other) => {
  expect([isOneLetterApart(one, other), isOneLetterApart(other, one)]).toEqual([true, true]);
});

it.each([
  ['water', 'water'],
  ['water', 'winter'],
  ['water', 'retaw'],
  ['water', 'wat'],
  ['abcd', 'badc'],
])('tells %s from %s', (one, other) => {
  expect(isOneLetterApart(one, other)).toBe(false);
});

it('finds near words among many', () => {
  const words = ['lifts', 'gifts', 'lift', 'pumps', 'lfits'];
  expect(similarWords('lifts', words).sort()).toEqual(['gifts', 'lfits', 'lift']);
  expect(similarWords('gardens', words)).toEqual([]);
});
