import { readingMinutes } from './reading-time.ts';

it('counts the words of a text and none of its tags', () => {
  expect(readingMinutes(`<p>${'word '.repeat(500)}</p>`)).toBe(3);
  expect(readingMinutes(`<p>${'<a href="/plumbing-services" title="To the page">word</a> – '.repeat(500)}</p>`)).toBe(
    3,
  );
});

it('takes a minute for the shortest text', () => {
  expect(readingMinutes('<p>Closed today.</p>')).toBe(1);
});
