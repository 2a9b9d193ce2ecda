import { packTexts, termsOf, unpackTexts } from './packed-texts.ts';

it('returns the terms of every page', () => {
  const texts = ['Water tanks and pumps', '', 'Tank: water, water!'].map((text) => termsOf(text).toSorted());
  expect(unpackTexts(packTexts(texts), 3)).toEqual([['pump', 'tank', 'water'], [], ['tank', 'water', 'water']]);
});

it('counts a word three times at most', () => {
  expect(termsOf('tap '.repeat(9))).toEqual(['tap', 'tap', 'tap']);
});

it('returns no terms of no texts', () => {
  expect(unpackTexts(packTexts([[]]), 1)).toEqual([[]]);
});
