import { readingMinutes } from './reading-time.ts';

it('counts words, not tags', () => {
  expect(readingMinutes(`<p>${'word '.repeat(500)}</p>`)).toBe(3);
  expect(readingMinutes(`<p>${'<a href="/plumbing-services" title="To the page">word</a> – '.repeat(500)}</p>`)).toBe(
    3,
  );
});

it('says one minute for the shortest text', () => {
  expect(readingMinutes('<p>Closed today.</p>')).toBe(1);
});
