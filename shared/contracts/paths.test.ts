import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { routeOf, serviceOf } from './paths.ts';

const routes = ['/', '/services', '/blogs', '/blogs/:slug', '/blogs/topic/:topic', '/blogs/new'].map((path) => ({
  path,
}));
const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const pathname = fc
  .array(fc.oneof(segment, fc.constantFrom('blogs', 'topic', 'new', 'services')), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`);

describe('routeOf', () => {
  it('agrees with the router on whether a path has a route', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        const matches = routes.filter((route) => matchPath(route.path, path)).map((route) => route.path);
        const routed = routeOf(routes, path)?.path;
        expect(routed === undefined ? matches : matches.includes(routed)).toEqual(routed === undefined ? [] : true);
      }),
    );
  });

  it('prefers a row with exactly this path', () => {
    expect(routeOf(routes, '/blogs/new')?.path).toBe('/blogs/new');
  });

  it.each(['/blogs/', '/blogs//', '/Services', '/services/', '', '/blogs/a/b', '/blogs?page=2'])(
    'finds none for %j',
    (path) => expect(routeOf(routes, path)).toBeUndefined(),
  );
});

describe('serviceOf', () => {
  const services = [
    { name: 'posts', paths: ['/api/v1/blogsList', '/uploads'] },
    { name: 'enquiries', paths: ['/api/v1/generalEnquiry'] },
  ];

  it('finds the service of a prefix and everything below it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...services), fc.array(segment), (service, below) => {
        const [prefix = ''] = service.paths;
        expect(serviceOf(services, [prefix, ...below].join('/'))).toBe(service);
      }),
    );
  });

  it('matches no prefix ending inside a segment', () => {
    fc.assert(
      fc.property(fc.constantFrom('/api/v1/blogsList', '/uploads'), segment, (prefix, more) => {
        expect(serviceOf(services, prefix + more)).toBeUndefined();
      }),
    );
  });
});
