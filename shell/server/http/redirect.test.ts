import fc from 'fast-check';
import { sampleRoute } from '../testing/sample-release.ts';
import { redirectOf } from './redirect.ts';

const pages = ['/', '/services', '/blogs/water-tanks'];
const site = {
  findRoute: (path: string) => (pages.includes(path) ? sampleRoute({ path }) : undefined),
  movedTo: (path: string) => (path === '/old' ? '/services' : undefined),
  documents: new Map([['/leaflet.pdf', '/_/blog/leaflet.pdf']]),
};

it.each([
  ['/services/', '/services'],
  ['/index.html', '/'],
  ['/services/index.html', '/services'],
  ['/Services/Index.HTM', '/services'],
  ['/SERVICES', '/services'],
  ['/Blogs/Water-Tanks/', '/blogs/water-tanks'],
  ['//services//', '/services'],
  ['/services/index.html/index.html/', '/services'],
  ['/blogs/w%61ter%2Dtanks', '/blogs/water-tanks'],
  ['/services/%69ndex.html', '/services'],
  ['/services.', '/services'],
  ['/services).', '/services'],
  ["/services'", '/services'],
  ['/services/%22', '/services'],
  ['/services%E2%80%9D,', '/services'],
  ['/services%20', '/services'],
  ['/services%E2%80%8B', '/services'],
  ['/leaflet.pdf)', '/leaflet.pdf'],
])('redirects %s to %s', (from, to) => {
  expect(redirectOf(from, site)).toEqual({ status: 308, location: to });
});

it.each(['/old', '/Old/index.html'])('redirects for good from the former address %s', (from) => {
  expect(redirectOf(from, site)).toEqual({ status: 301, location: '/services' });
});

it.each([
  '/nowhere/',
  '/NOWHERE',
  '/services.html',
  '/services/index.php',
  '//evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/..//evil.example',
])('does not redirect %s', (path) => {
  expect(redirectOf(path, site)).toBeUndefined();
});

it('leaves every page at its own address', () => {
  expect(pages.map((page) => redirectOf(page, site))).toEqual(pages.map(() => undefined));
});

it('redirects in one step, never across hosts', () => {
  const anyPage = { ...site, findRoute: (path: string) => sampleRoute({ path }) };
  const piece = fc.constantFrom(
    '/',
    '\\',
    'index.html',
    'A',
    'services',
    '.',
    '%2f',
    '%5C',
    '%41',
    '%zz',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = redirectOf(`/${pieces.join('')}`, anyPage)?.location;
      if (target === undefined) return;
      expect(redirectOf(target, anyPage)).toBeUndefined();
      expect(new URL(target, 'https://site.example').host).toBe('site.example');
    }),
    { numRuns: 2000 },
  );
});
