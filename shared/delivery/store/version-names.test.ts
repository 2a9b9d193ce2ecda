import { parseVersionName } from './version-names.ts';

it.each([
  ['blog@1.0.0-3f9a1c20', { part: 'blog', version: '1.0.0-3f9a1c20' }],
  ['two-words@1.0.0-rc.1-3f9a1c20', { part: 'two-words', version: '1.0.0-rc.1-3f9a1c20' }],
])('reads %s', (text, name) => {
  expect(parseVersionName(text)).toEqual(name);
});

it.each(['', 'blog', 'blog@', '@1.0.0', 'Blog@1.0.0', 'blog@1.0.0@2', 'blog@../1.0.0', 'blog@.', 'blog@1.0.0/x'])(
  'takes "%s" for no version',
  (text) => {
    expect(parseVersionName(text)).toBeUndefined();
  },
);
