import { satisfy } from './exact-versions.ts';

it('lets a module be shared under its very version only', () => {
  expect(satisfy('14.4.0', '14.4.0')).toBe(true);
  expect(satisfy('14.4.1', '14.4.0')).toBe(false);
});

it('knows which of two versions is the newer one, by numbers', () => {
  expect(satisfy('14.9.0', '<=14.10.0')).toBe(true);
  expect(satisfy('14.10.0', '<=14.9.0')).toBe(false);
  expect(satisfy('14.4.0', '<=14.4.0')).toBe(true);
});

it('takes any version where none is asked for', () => {
  expect(satisfy('19.3.1', '*')).toBe(true);
});
