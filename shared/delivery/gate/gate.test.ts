import type { PartManifest } from '@site/contracts/manifest';
import type { ServiceEntry } from '@site/contracts/part';
import { manifestOf, resolvedRelease } from '../testing/builds.ts';
import { judgeManifests } from './gate.ts';
import { type Refusal, Refused } from './proposal.ts';

describe('the gate, from manifests alone', () => {
  it('admits a version that keeps what the live one promised', () => {
    expect(refusals(blog({}))).toEqual([]);
  });

  it('refuses another major of the contract, and a minor that the shell does not know yet', () => {
    expect(refusals(blog({ contract: '2.0' }))).toEqual([
      'contract: blog was built against contract 2.0, but the shell of this release supports 1.3.',
    ]);
    expect(refusals(blog({ contract: '1.4' }))).toHaveLength(1);
    expect(refusals(blog({ contract: '1.2' }))).toEqual([]);
  });

  it('refuses a part that drops a fragment', () => {
    expect(refusals(blog({ table: { ...blog({}).table, fragments: [] } }))).toEqual([
      'exposed set: blog no longer exposes Recent, which the live version does.',
    ]);
  });

  it('refuses a page that shows a fragment which no part exposes', () => {
    const showing = (...fragments: string[]) => {
      const { table } = blog({});
      const routes = table.routes.map((route) => ({ ...route, fragments }));
      return refusals(blog({ table: { ...table, routes } }));
    };
    expect(showing('Recent')).toEqual([]);
    expect(showing('Recent', 'Subscrib')).toEqual([
      'exposed set: blog shows the fragment Subscrib on /blog, but no part of this release exposes it.',
    ]);
  });

  it('refuses a part that takes away what other hosts load', () => {
    const exposing = (content: string, embed?: string[]) => ({
      ...manifestOf('contact', content),
      ...(embed && { embed }),
    });
    const withContact = (contact: PartManifest) => resolvedRelease([manifestOf('shell', 'a'), contact]);
    const live = withContact(exposing('a', ['routes', 'ContactForm']));
    const after = (embed?: string[]) => judgeManifests({ live, proposed: withContact(exposing('b', embed)) });
    expect(after(['routes', 'ContactForm', 'Subscribe'])).toEqual([]);
    expect(after(['routes'])).toMatchObject([
      { check: 'exposed set', reason: 'no longer exposes ContactForm to other hosts, as the live version does.' },
    ]);
    expect(after()).toHaveLength(2);
  });

  it('refuses a part whose service no longer answers the API that open tabs call', () => {
    const [v1, v2] = ['/api/v1/posts', '/api/v2/posts'];
    const withApi = (content: string, service?: ServiceEntry) => {
      const manifest = manifestOf('blog', content);
      return resolvedRelease([manifestOf('shell', 'a'), { ...manifest, table: { ...manifest.table, service } }]);
    };
    const live = withApi('a', { name: 'blog', version: '1.1', paths: [v1] });
    const after = (service?: ServiceEntry) =>
      judgeManifests({ live, proposed: withApi('b', service) }).map(({ reason }) => reason);
    const previous = { version: '1.1', paths: [v1] };
    expect(after({ name: 'blog', version: '1.2', paths: [v1] })).toEqual([]);
    expect(after({ name: 'blog', version: '2.0', paths: [v2], previous })).toEqual([]);
    expect(after({ name: 'blog', version: '2.0', paths: [v1, v2] })).toEqual([
      'no longer answers version 1.1 of the blog API, which open pages call.',
    ]);
    expect(after({ name: 'blog', version: '1.2', paths: [v2] })).toEqual([
      'no longer answers /api/v1/posts of the blog API, which open pages call.',
    ]);
    expect(after()).toHaveLength(1);
  });

  it('refuses a shared package of another major or a newer minor than the page has', () => {
    expect(refusals(blog({ packages: { react: '20.0.0' } }))).toEqual([
      "shared packages: blog was built against react 20.0.0, but the page has the shell's react 19.3.1.",
    ]);
    expect(refusals(blog({ packages: { react: '19.4.0' } }))).toHaveLength(1);
    expect(refusals(blog({ packages: { react: '19.3.0' } }))).toEqual([]);
  });

  it('names the part that comes with a route as the one that clashes', () => {
    const { table } = manifestOf('blog', 'b', ['/blog', '/contact']);
    expect(refusals(blog({ table: { ...table, fragments: blog({}).table.fragments } }))).toEqual([
      'routes: blog claims "/contact", which contact has.',
    ]);
  });

  it('admits another name of a parameter in a live address', () => {
    const withParameter = (name: string) =>
      resolvedRelease([manifestOf('shell', 'a'), manifestOf('blog', name, ['/blog', `/blog/:${name}`])]);
    const proposal = { live: withParameter('slug'), proposed: withParameter('id') };
    expect(judgeManifests(proposal)).toEqual([]);
  });

  it('refuses a version dropping a live address', () => {
    const { table } = manifestOf('blog', 'b', ['/news']);
    expect(refusals(blog({ table: { ...table, fragments: blog({}).table.fragments } }))).toEqual([
      'routes: blog no longer answers at /blog, which is live.',
    ]);
  });

  it('admits a redirect to a page or a feed and to nothing else', () => {
    const feeds = [{ path: '/news.xml', title: 'News', type: 'application/rss+xml' as const }];
    const table = { ...manifestOf('blog', 'b', ['/news']).table, feeds };
    const leading = (to: string) =>
      refusals(blog({ table: { ...table, fragments: blog({}).table.fragments, moved: { '/blog': to } } }));
    expect(leading('/news')).toEqual([]);
    expect(leading('/news.xml')).toEqual([]);
    expect(leading('/nowhere')).toEqual(['routes: blog redirects /blog to /nowhere, where there is no page.']);
    expect(leading('/blog')).toHaveLength(1);
  });
});

const live = [
  { ...manifestOf('shell', 'a'), contract: '1.3' },
  blog({ version: '1.0.0-a' }),
  manifestOf('contact', 'a'),
];

function blog(change: Partial<PartManifest>): PartManifest {
  const manifest = manifestOf('blog', 'b');
  return {
    ...manifest,
    contract: '1.3',
    table: { ...manifest.table, fragments: [{ name: 'Recent', data: [] }] },
    ...change,
  };
}

function refusals(candidate: PartManifest): string[] {
  const proposed = live.map((manifest) => (manifest.name === 'blog' ? candidate : manifest));
  const proposal = { live: resolvedRelease(live), proposed: resolvedRelease(proposed) };
  return judgeManifests(proposal).map(({ check, part, reason }) => `${check}: ${part} ${reason}`);
}

it('says of many refusals the first ones, in eleven lines', () => {
  const refusals = Array.from(
    { length: 40 },
    (_, index): Refusal => ({
      check: 'page',
      part: 'blog',
      reason: `answers 503 at /${index}.`,
      remedy: 'Look at it.',
    }),
  );
  const lines = new Refused(refusals).message.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.slice(-3)).toEqual([
    'page: blog answers 503 at /4.',
    '  Look at it.',
    '… and 35 more; --json lists all of them.',
  ]);
});
