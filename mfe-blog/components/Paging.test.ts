import { pageNumbers } from './Paging.tsx';

it.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [10, 10, [1, null, 9, 10]],
])('on page %i of %i names first, last and neighbours', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
