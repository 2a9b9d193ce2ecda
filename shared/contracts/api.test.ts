import { ApiError, isApiError } from './api.ts';

it("knows an error of another part's class by its name", () => {
  const copy = Object.assign(new Error('Not found.'), { name: 'ApiError' });
  expect([new ApiError('refused', ''), copy, new Error('Not found.'), { name: 'ApiError' }].map(isApiError)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
