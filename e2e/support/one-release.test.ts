import { foreignOnPage } from './one-release.ts';

const parts = {
  shell: { version: '1.0.0-a', base: '/_/shell/', entry: 'main.aaaaaaaa.js' },
  blog: { version: '1.0.0-b', base: '/_/blog/', entry: 'remoteEntry.bbbbbbbb.js' },
};

const release = { id: 'aaaaaaaaaaaa', parts, routes: [] };

it('finds nothing foreign on a page of one release', () => {
  expect(foreignOnPage(pageWith({}), release)).toEqual([]);
});

it.each([
  ['host', { host: 'main.cccccccc.js' }, '/_/shell/main.cccccccc.js'],
  ['remote', { remote: 'remoteEntry.cccccccc.js' }, '/_/blog/remoteEntry.cccccccc.js'],
  ['area', { version: '1.0.0-c' }, 'data-part="blog" data-version="1.0.0-c"'],
])('finds the %s of another release', (_what, change, found) => {
  expect(foreignOnPage(pageWith(change), release)).toEqual([found]);
});

it.each([
  ['first script of a remote', pageWith({ remote: 'other.js' })],
  ['area', pageWith({}).replace('data-version', 'data-build')],
])('fails where a page has no %s to compare', (_what, html) => {
  expect(() => foreignOnPage(html, release)).toThrow('nothing to compare');
});

function pageWith({ host = parts.shell.entry, remote = parts.blog.entry, version = parts.blog.version }) {
  return `<script type="application/json" id="start">{"prefetch":["/_/shell/${host}","/_/blog/${remote}"]}</script>
<div data-part="blog" data-version="${version}" data-area="page"><h1>Blog</h1></div>`;
}
