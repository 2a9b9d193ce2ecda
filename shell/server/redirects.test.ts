import fc from 'fast-check';
import { redirectOf } from './redirects.ts';

const pages = ['/', '/services', '/blogs/water-tanks'];
const isPage = (path: string) => pages.includes(path);

it.each([
  ['/services/', '/services'],
  ['/index.html', '/'],
  ['/services/index.html', '/services'],
  ['/Services/Index.HTM', '/services'],
  ['/SERVICES', '/services'],
  ['/Blogs/Water-Tanks/', '/blogs/water-tanks'],
  ['//services//', '/services'],
  ['/services/index.html/index.html/', '/services'],
])('leads %s to %s', (from, to) => {
  expect(redirectOf(from, isPage)).toBe(to);
});

it.each(['/nowhere/', '/NOWHERE', '/services.html', '/services/index.php', '//evil.example/', '/\\evil.example/', '/%5Cevil.example/', '/..//evil.example'])(
  'leads %s nowhere',
  (path) => {
    expect(redirectOf(path, isPage)).toBeUndefined();
  },
);

it('leaves every page at its own address', () => {
  expect(pages.map((page) => redirectOf(page, isPage))).toEqual(pages.map(() => undefined));
});

it('leads in one step to an address that leads no further, and never to another host', () => {
  const piece = fc.constantFrom('/', '\\', 'index.html', 'A', 'services', '.', '%2f', 'evil.example');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = redirectOf(`/${pieces.join('')}`, () => true);
      if (target === undefined) return;
      expect(redirectOf(target, () => true)).toBeUndefined();
      expect(new URL(target, 'https://site.example').host).toBe('site.example');
    }),
    { numRuns: 2000 },
  );
});
