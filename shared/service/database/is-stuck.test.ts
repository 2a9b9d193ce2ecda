import { isStuck } from './is-stuck.ts';

it.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', '53100', '55P03'])(
  'knows %s as a lock or a full disk',
  (code) => {
    expect(isStuck(Object.assign(new Error('not now'), { code }))).toBe(true);
  },
);

it.each(['SQLITE_CONSTRAINT', '23505', 'ENOENT', undefined])('leaves %s alone', (code) => {
  expect(isStuck(Object.assign(new Error('a fault'), { code }))).toBe(false);
});
