import type { PartManifest } from '@site/contracts/manifest';
import { openStore } from '../store/open-store.ts';
import { entryOf, manifestOf } from '../testing/builds.ts';
import { createGate } from './gate.ts';
import { Refused } from './proposal.ts';

describe('the gate, from manifests alone', () => {
  it('admits a version that keeps what the live one promised', async () => {
    expect(await refusals(blog({}))).toEqual([]);
  });

  it('refuses another major of the contract, and a minor that the shell does not know yet', async () => {
    expect(await refusals(blog({ contract: '2.0' }))).toEqual([
      'contract: blog was built against contract 2.0, but the shell of this release supports 1.3.',
    ]);
    expect(await refusals(blog({ contract: '1.4' }))).toHaveLength(1);
    expect(await refusals(blog({ contract: '1.2' }))).toEqual([]);
  });

  it('refuses a part that drops a fragment', async () => {
    expect(await refusals(blog({ table: { ...blog({}).table, fragments: [] } }))).toEqual([
      'exposed set: blog no longer exposes Recent, which the live version does.',
    ]);
  });

  it('refuses a part that takes away what other hosts load', async () => {
    const gate = createGate({ store: openStore({ RELEASES_DIR: 'unused' }) });
    const exposing = (content: string, embed?: string[]) => ({
      ...manifestOf('contact', content),
      ...(embed && { embed }),
    });
    const before = [manifestOf('shell', 'a'), exposing('a', ['routes', 'ContactForm'])];
    const after = (embed?: string[]) =>
      gate.check({ live: before, proposed: [manifestOf('shell', 'a'), exposing('b', embed)] });
    expect(await after(['routes', 'ContactForm', 'Subscribe'])).toEqual([]);
    expect(await after(['routes'])).toMatchObject([
      { check: 'exposed set', reason: 'no longer exposes ContactForm to other hosts, as the live version does.' },
    ]);
    expect(await after()).toHaveLength(2);
  });

  it('refuses a shared package of another major or a newer minor than the page has', async () => {
    expect(await refusals(blog({ packages: { react: '20.0.0' } }))).toEqual([
      "shared packages: blog was built against react 20.0.0, but the page has the shell's react 19.3.1.",
    ]);
    expect(await refusals(blog({ packages: { react: '19.4.0' } }))).toHaveLength(1);
    expect(await refusals(blog({ packages: { react: '19.3.0' } }))).toEqual([]);
  });

  it('names the part that comes with a route as the one that clashes', async () => {
    const { table } = manifestOf('blog', 'b', ['/blog', '/contact']);
    expect(await refusals(blog({ table: { ...table, fragments: blog({}).table.fragments } }))).toEqual([
      'routes: blog claims "/contact", which contact has.',
    ]);
  });

  it('admits another name of a parameter in a live address', async () => {
    const gate = createGate({ store: openStore({ RELEASES_DIR: 'unused' }) });
    const withParameter = (name: string) => [
      manifestOf('shell', 'a'),
      manifestOf('blog', name, ['/blog', `/blog/:${name}`]),
    ];
    expect(await gate.check({ live: withParameter('slug'), proposed: withParameter('id') })).toEqual([]);
  });

  it('refuses a version dropping a live address', async () => {
    const { table } = manifestOf('blog', 'b', ['/news']);
    expect(await refusals(blog({ table: { ...table, fragments: blog({}).table.fragments } }))).toEqual([
      'routes: blog no longer answers at /blog, which is live.',
    ]);
  });

  it('admits a redirect to a page and to nothing else', async () => {
    const { table } = manifestOf('blog', 'b', ['/news']);
    const leading = (to: string) =>
      refusals(blog({ table: { ...table, fragments: blog({}).table.fragments, moved: { '/blog': to } } }));
    expect(await leading('/news')).toEqual([]);
    expect(await leading('/nowhere')).toEqual(['routes: blog redirects /blog to /nowhere, where there is no page.']);
    expect(await leading('/blog')).toHaveLength(1);
  });

  it('refuses a part that is too heavy', async () => {
    const files = {
      [`browser/${entryOf('b')}`]: { sha384: '', bytes: 90_000 },
      [`browser/${entryOf('b')}.br`]: { sha384: '', bytes: 20_000 },
    };
    expect(await refusals(blog({ files }))).toEqual([
      `size budget: blog needs 19.5 KB for its entry ${entryOf('b')}; the budget is 14.0 KB (brotli).`,
    ]);
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

async function refusals(candidate: PartManifest): Promise<string[]> {
  const gate = createGate({ store: openStore({ RELEASES_DIR: 'unused' }) });
  const found = await gate.check({
    live,
    proposed: live.map((manifest) => (manifest.name === 'blog' ? candidate : manifest)),
  });
  return found.map(({ check, part, reason }) => `${check}: ${part} ${reason}`);
}

it('says of many refusals the first ones, in eleven lines', () => {
  const refusals = Array.from({ length: 40 }, (_, index) => ({
    check: 'server',
    part: 'blog',
    reason: `answers 503 at /${index}.`,
    remedy: 'Look at it.',
  }));
  const lines = new Refused(refusals).message.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.slice(-3)).toEqual([
    'server: blog answers 503 at /4.',
    '  Look at it.',
    '… and 35 more; --json lists all of them.',
  ]);
});
