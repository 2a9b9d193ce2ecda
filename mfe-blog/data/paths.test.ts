import fc from 'fast-check';
import { topicPath, uploadUrl } from './paths.ts';

const host = 'https://api.example';

it.each([
  ['water-tanks', '/blogs/tag/water-tanks'],
  ['AC_repair', '/blogs/tag/AC_repair'],
  ['पानी/1', '/blogs/tag/%E0%A4%AA%E0%A4%BE%E0%A4%A8%E0%A5%80%2F1'],
])('leads to a topic by the slug that its server gave, %s', (slug, path) => {
  expect(topicPath('tag', slug)).toBe(path);
});

it.each([
  ['posts/tank.webp', '/uploads/posts/tank.webp'],
  ['tank.jpg', '/uploads/tank.jpg'],
  ['/posts/tank.webp', '/uploads/posts/tank.webp'],
  ['uploads/tank.webp', '/uploads/tank.webp'],
  ['/uploads/tank.webp', '/uploads/tank.webp'],
  ['a tank #1.jpg', '/uploads/a%20tank%20%231.jpg'],
  ['a%20tank.jpg', '/uploads/a%20tank.jpg'],
  ['https://api.example/uploads/tank.webp', '/uploads/tank.webp'],
])('finds %s below /uploads/ of the host', (stored, path) => {
  expect(uploadUrl(host, stored)).toBe(host + path);
});

it('stays on the site without a host', () => {
  expect(uploadUrl('', 'posts/tank.webp')).toBe('/uploads/posts/tank.webp');
});

it.each([
  '',
  '/',
  '../secret',
  'posts/../../secret',
  'posts/%2E%2e/secret',
  'posts//tank.webp',
  'https://elsewhere.example/a.png',
  'data:image/png;base64,x',
  'javascript:alert(1)',
  'a\\b.png',
])('refuses %j', (stored) => {
  expect(uploadUrl(host, stored)).toBeUndefined();
});

it('never points outside of the uploads, whatever is stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.constantFrom('', host), (stored, at) => {
      const address = uploadUrl(at, stored);
      if (address !== undefined) expect(new URL(address, host).href).toMatch(/^https:\/\/api\.example\/uploads\/./);
    }),
  );
});
