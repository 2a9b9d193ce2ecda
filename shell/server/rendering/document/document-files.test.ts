import { createHash } from 'node:crypto';
import { dataScript } from '@site/contracts/data-scripts';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { PageData } from '@site/contracts/site';
import { manifestOf } from '@site/release/testing/builds';
import { restorePageData, type ServedPage } from '../../../app/served-page.ts';
import { table } from '../../../route-table.ts';
import { rowsOfPart, siteRelease } from '../../releases/site-release.ts';
import { sampleRoute } from '../../testing/sample-release.ts';
import { createSplitPageData } from './document-files.ts';

const news = manifestOf('news', 'a', ['/', '/posts']);
const shell = { ...manifestOf(hostPart, 'a'), table };
const data = { title: 'A page of its own words' };

it('puts into the page what no data script holds', () => {
  const { served, scripts, page } = splitData([news, shell]);
  expect([scripts, Object.keys(served.inlineData)]).toEqual([[], ['news']]);
  expect(restorePageData(received(served), {})).toEqual(page);
});

it('leaves out what data scripts of its parts hold to the byte', () => {
  const built = [withScripts(news, rowsScript(news), dataScript('/', data)), shell];
  const { served, scripts, page } = splitData(built);
  expect(scripts).toHaveLength(2);
  expect(JSON.stringify(served)).not.toMatch(/description|own words/);
  const stored = { news: rowsOfPart(news), '/': data };
  expect(restorePageData(received(served), stored)).toEqual(page);
  expect(() => restorePageData(received(served), { ...stored, news: undefined })).toThrow('"news" was not loaded');
});

it('names a script by the shorter hash, if its build wrote one', () => {
  const script = dataScript('/', data);
  const built = withScripts(news, script);
  const integrity = { 'data.00000000.js': 'sha256-short' };
  const scriptsOf = (manifest: PartManifest) => splitData([manifest, shell]).scripts;
  const href = '/_/news/data.00000000.js';
  expect(scriptsOf(built)).toEqual([{ href, integrity: expect.stringMatching(/^sha384-/) }]);
  expect(scriptsOf({ ...built, integrity })).toEqual([{ href, integrity: 'sha256-short' }]);
});

it('puts into the page what a data script holds differently', () => {
  const { served, page } = splitData([withScripts(news, dataScript('news', {}), dataScript('/', {})), shell]);
  expect(restorePageData(received(served), { news: {}, '/': {} })).toEqual(page);
});

it('knows the addresses of a part that is gone', () => {
  const built = [withScripts(news, rowsScript(news)), shell];
  const { served, page } = splitData(built, { jobs: { '/careers': '/posts' } });
  expect(page.release.moved).toEqual({ '/careers': '/posts' });
  expect(restorePageData(received(served), { news: rowsOfPart(news) })).toEqual(page);
});

function splitData(manifests: PartManifest[], retired?: Record<string, Record<string, string>>) {
  const page: PageData = {
    release: siteRelease({ id: 'r1', parts: {}, ...(retired && { retired }) }, manifests),
    ...{ siteUrl: 'https://site.example', actionData: null, fragments: {}, absent: [] },
    loaderData: { '/': data },
  };
  const splitPageData = createSplitPageData(manifests, retired !== undefined);
  return { page, ...splitPageData(page, sampleRoute({ path: '/', part: 'news' })) };
}

/** The page's data as the browser parses them from its HTML. */
function received(served: ServedPage): ServedPage {
  return JSON.parse(JSON.stringify(served));
}

function rowsScript(manifest: PartManifest): string {
  return dataScript(manifest.name, rowsOfPart(manifest));
}

function withScripts(manifest: PartManifest, ...texts: string[]): PartManifest {
  const files = texts.map((text, index) => {
    const sha384 = createHash('sha384').update(text).digest('base64');
    return [`browser/data.${index}0000000.js`, { sha384, bytes: text.length }] as const;
  });
  return { ...manifest, files: { ...manifest.files, ...Object.fromEntries(files) } };
}
