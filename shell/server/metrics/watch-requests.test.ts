import { sampleRelease, sampleRoute } from '../testing/sample-release.ts';
import { routeLabel } from './watch-requests.ts';

const release = sampleRelease({
  services: [{ name: 'posts', version: '1', paths: ['/api/v1/posts', '/uploads'] }],
  findRoute: (pathname) =>
    [sampleRoute({ path: '/' }), sampleRoute({ path: '/blogs/:slug' })].find(
      ({ path }) => path === pathname || (path === '/blogs/:slug' && pathname.startsWith('/blogs/')),
    ),
});

it.each([
  ['/', 200, '/'],
  ['/blogs/rain-on-the-roof', 200, '/blogs/:slug'],
  ['/blogs/asha@school.example', 404, '/blogs/:slug'],
  ['/api/v1/posts/asha@school.example', 404, '/api/v1/posts'],
  ['/uploads/a.webp', 200, '/uploads'],
  ['/_/blog/entry.js', 200, '/_/'],
  ['/_/ready', 503, '/_/ready'],
  ['/robots.txt', 304, 'file'],
  ['/asha@school.example/', 308, 'redirect'],
  ['/asha@school.example', 404, 'none'],
])('counts %s with status %i as %s', (pathname, status, pattern) => {
  expect(routeLabel(pathname, status, release)).toBe(pattern);
});

it('needs no release', () => {
  expect(routeLabel('/', 503, undefined)).toBe('none');
});
