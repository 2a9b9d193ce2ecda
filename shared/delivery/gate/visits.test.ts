import { parseDocument } from 'htmlparser2';
import { linkedAddresses } from './visits.ts';

const routes = [{ path: '/blogs' }, { path: '/blogs/:slug' }, { path: '/blogs/archive' }];

it('finds the address of a route with parameters in the links of a page', () => {
  const addresses = linkedAddresses(routes);
  addresses.readFrom(
    parseDocument(
      '<a href=\'/blogs/archive\'>a</a><p><a class=card href=/blogs/rain>b</a></p><a href="/blogs/wind">c</a>',
    ),
  );
  expect(addresses.get('/blogs/:slug')).toBe('/blogs/rain');
});

it.each([
  '<link href="/blogs/feed.xml">',
  '<a href="https://elsewhere.example/blogs/rain">a</a>',
  '<a href="/blogs/rain/more">a</a>',
  '<a href="/blogs/?page=2">a</a>',
])('ignores %s', (html) => {
  const addresses = linkedAddresses(routes);
  addresses.readFrom(parseDocument(html));
  expect(addresses.get('/blogs/:slug')).toBeUndefined();
});
