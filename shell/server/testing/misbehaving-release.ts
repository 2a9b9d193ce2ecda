import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import { manifestOf } from '@site/delivery/testing/builds';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { createRenderPool } from '../rendering/render-pool.ts';

/** Where a part's code can misbehave. The page, its loader and so on are of `blog`; the fragment below each page is of `paper`. */
export type Piece =
  | 'page'
  | 'loader'
  | 'action'
  | 'head'
  | 'structuredData'
  | 'describe'
  | 'component'
  | 'fragment loader'
  | 'fragment component';

/** What a piece of a part is told to do: the body of a function. */
export interface Order {
  piece?: Piece;
  code: string;
}

/** Every piece asks the order what to do, and does its work well if it is not meant. */
const piece = `
  import { readFileSync } from 'node:fs';
  import { createElement, use } from 'react';
  import { data, redirect } from '@site/host/router';
  function piece(name, good) {
    const order = JSON.parse(readFileSync(new URL('../order.json', import.meta.url), 'utf8'));
    if (order.piece !== name) return good();
    return new Function('good', 'data', 'redirect', 'use', order.code)(good, data, redirect, use);
  }`;

const blogRoutes = `${piece}
  const Post = () => piece('component', () => createElement('p', null, 'The post.'));
  export const routes = [{
    path: '/posts/:slug',
    page: () => piece('page', async () => Post),
    loader: () => piece('loader', async () => ({ title: 'A post' })),
    action: () => piece('action', async () => ({ sent: true })),
    head: ({ title }) => piece('head', () => ({ title })),
    structuredData: () => piece('structuredData', async () =>
      () => piece('describe', () => [{ '@type': 'BlogPosting', headline: 'A post' }])),
  }];`;

const paperNews = `${piece}
  export const fragment = {
    Fragment: () => piece('fragment component', () => createElement('p', null, 'The news.')),
    loader: () => piece('fragment loader', async () => ({ news: 1 })),
  };`;

/** For tests: renderers of the real shell with two parts that do what they are told, and what the edge logs of them. */
export function misbehavingRelease() {
  const modulesFolder = temporaryFolder();
  const give = (order: Order) => writeFileSync(path.join(modulesFolder, 'order.json'), JSON.stringify(order));
  const files = {
    'blog/routes.mjs': blogRoutes,
    'paper/routes.mjs': 'export const routes = [];',
    'paper/News.mjs': paperNews,
  };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(modulesFolder, file)), { recursive: true });
    writeFileSync(path.join(modulesFolder, file), source);
  }
  symlinkSync(path.resolve('shell/dist/server'), path.join(modulesFolder, 'shell'));
  symlinkSync(path.resolve('shell/dist/server/node_modules'), path.join(modulesFolder, 'node_modules'));
  give({ code: '' });
  const logged: { part?: string; reason: string }[] = [];
  const failedParts: string[] = [];
  const pool = createRenderPool({
    workerFile: path.resolve('shell/dist/service/renderer.mjs'),
    // Short, so that the tests are.
    timeouts: { renderMs: 3_000, serviceMs: 300 },
    onEvent: () => {},
    onPartFailed: (_release, part) => void failedParts.push(part),
    log: { error: (failure: { part?: string; reason: string }) => void logged.push(failure) },
    setup: {
      release: { id: 'r1', parts: {} },
      manifests: manifests(),
      modulesFolder,
      siteUrl: 'http://localhost',
      serviceOrigins: {},
      serviceTimeoutMs: 300,
    },
  });
  return { give, logged, failedParts, pool };
}

function manifests(): PartManifest[] {
  const shell: PartManifest = JSON.parse(readFileSync('shell/dist/part.json', 'utf8'));
  const blog = manifestOf('blog', 'a', ['/posts/:slug']);
  const paper = manifestOf('paper', 'a', []);
  const table = { ...paper.table, fragments: [{ name: 'News', data: [], place: 'footer' as const }] };
  return [shell, blog, { ...paper, table }];
}
