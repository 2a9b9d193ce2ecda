import { type ShellApi, ShellProvider } from '@site/host/shell-api';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { fakeApi } from '../testing/fake-api.ts';
import { PostBody } from './PostBody.tsx';

it.each([
  '<h2 id="about-title">Title</h2><p>Text with <strong>weight</strong>, <em>stress</em> and <code>code</code>.</p>',
  '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
  '<p><a href="/contact">in</a> <a href="https://example.org/">out</a> <a href="tel:+911205550142">call</a></p>',
  '<figure><figcaption><strong>Sevantra</strong> <em>Sample</em></figcaption><h3>Keys</h3></figure>',
  '<p><b>a</b> <i>b</i> <u>c</u> <s>d</s> <del>e</del> <sub>f</sub> <sup>g</sup> <mark>h</mark> <kbd>i</kbd></p>',
  '<ul data-list="tasks"><li>☑ done</li></ul><pre>\n\n  a\n</pre><table><tbody><tr><td colspan="2">wide</td></tr></tbody></table>',
  '<p>a<sup><a href="#note-fn-a" id="note-fnref-a">1</a></sup></p><ol><li id="note-fn-a">b</li></ol>',
  '<blockquote><p>Quoted — with dashes, “quotes” and ₹&nbsp;500.<br>पानी &lt; 6 &amp; 7</p></blockquote><hr>',
  '<details open=""><summary>More</summary><p>text</p></details>',
  '<p data-film=""><a href="https://vimeo.com/123456" rel="noopener"><strong>text</strong></a></p>',
  '<table><caption>Load</caption><thead><tr><th>kWh</th></tr></thead><tfoot><tr><td>5</td></tr></tfoot></table>',
])('shows %s as it is', async (html) => {
  expect((await shown(html)).innerHTML).toBe(parsed(html));
});

it.each([
  ['<p onclick="alert(1)">text</p>', '<p>text</p>'],
  ['<script>alert(1)</script><p>text</p>', '<p>text</p>'],
  ['<p>text<img src="x" onerror="alert(1)"></p>', '<p>text</p>'],
  ['<p><a href="javascript:alert(1)">text</a></p>', '<p><a>text</a></p>'],
  ['<p><a href="//elsewhere.example/">text</a></p>', '<p><a>text</a></p>'],
  ['<p><a href="/\t/elsewhere.example/">text</a></p>', '<p><a>text</a></p>'],
  ['<p><a href="/&#10;/elsewhere.example/">text</a></p>', '<p><a>text</a></p>'],
  ['<p><a href="data:text/html,x">text</a></p>', '<p><a>text</a></p>'],
  ['<a href="/a<h2>">text</a>', '<a>text</a>'],
  ['<p>text<img src="https://elsewhere.example/a.png" alt="b"></p>', '<p>text</p>'],
  ['<p>text<img src="data:image/png;base64,AA" alt=""></p>', '<p>text</p>'],
  ['<p>text<img src="/uploads/../secret.webp"></p>', '<p>text</p>'],
  ['<p>text</p><img src="x" onerror="alert(1)"><img src="javascript:y"><p>text</p>', '<p>text</p><p>text</p>'],
  ['<p style="position:fixed" rel="style" dir="rtl" hidden>text</p>', '<p>text</p>'],
  ['<ol id="main" data-list="class"><li id="note-x">text</li></ol>', '<ol><li>text</li></ol>'],
  ['<div><iframe src="https://elsewhere.example/"></iframe><p>text</p></div>', '<p>text</p>'],
  ['<p constructor="x" __proto__="y" tostring="z">text</p><svg constructor="x"></svg>', '<p>text</p>'],
  ['<style>p{}</style><p class="x" id="main">text</p>', '<p>text</p>'],
  ['<form action="//elsewhere.example"><button formaction="javascript:x">text</button></form>', 'text'],
  ['<svg><p><style><img src="</style><img src=x onerror=alert(1)>"></svg>text', '<p>"&gt;text</p>'],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></math>text',
    '',
  ],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>text', '"&gt;text'],
  ['<template><p onclick="alert(1)">a</p></template><!-- <b> -->text', 'text'],
])('makes %s harmless', async (html, expected) => {
  expect((await shown(html)).innerHTML).toBe(expected);
});

it('takes pictures from the host of the API, when they are near', async () => {
  const html = '<p><img alt="A tank" src="/uploads/posts/a-1.webp" width="800" height="450"></p>';
  const picture = (await shown(html, 'https://api.example')).querySelector('img');
  expect(picture?.getAttributeNames().sort()).toEqual(['alt', 'decoding', 'height', 'loading', 'src', 'width']);
  expect(picture).toHaveAttribute('src', 'https://api.example/uploads/posts/a-1.webp');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

it('keeps a number on one line with its unit', async () => {
  expect((await shown('<p>12 cm</p>')).textContent).toBe('12\u00a0cm');
});

const heads =
  '<thead><tr><th>Zone</th><th align="right">Posts &amp; <em>shifts</em> &gt; 5</th><th>Break</th></tr></thead>';

it('gives each cell but the first the head of its column, and aligns cells by the style sheet', async () => {
  const rows = '<tr>\n<td>Gate</td>\n<td align="right">6</td><td>Tea</td></tr>\n<tr><td>Hall</td><td></td></tr>';
  const post = await shown(`<table>\n${heads}\n<tbody>${rows}</tbody></table>`);
  expect(post.querySelector('table')).toHaveAttribute('data-labelled');
  expect([...post.querySelectorAll('td')].map((cell) => cell.getAttribute('data-label'))).toEqual([
    ...[null, 'Posts & shifts > 5', 'Break'],
    ...[null, 'Posts & shifts > 5'],
  ]);
  expect(post.querySelector('[align]')).toBeNull();
  expect(post.querySelectorAll('th[data-align="right"], td[data-align="right"]')).toHaveLength(2);
});

it('gives the cells of a row with a header of its own the heads of their columns', async () => {
  const post = await shown(`<table>${heads}<tbody><tr><th>Gate</th><td>6</td><td>Tea</td></tr></tbody></table>`);
  expect([...post.querySelectorAll('td')].map((cell) => cell.getAttribute('data-label'))).toEqual([
    'Posts & shifts > 5',
    'Break',
  ]);
});

const rowHeads = ['Gate', 'Hall', 'Roof'].map((zone) => `<tr><th>${zone}</th><td>6</td><td>Tea</td></tr>`).join('');

it.each([
  '<table><tbody><tr><td>Gate</td><td>6</td></tr></tbody></table>',
  `<table><tbody>${rowHeads}</tbody></table>`,
  '<table><thead><tr><th>Zone</th><th>Posts</th></tr></thead><tbody><tr><td>Gate</td><td>6</td></tr></tbody></table>',
  '<table><thead><tr><th>Zone</th><th>Posts</th><th>Break</th></tr></thead><tbody><tr><td colspan="2">Gate</td><td>6</td></tr></tbody></table>',
])('labels no cells without heads, in two columns, or of several columns: %s', async (html) => {
  expect((await shown(html)).innerHTML).toBe(html);
});

it('renders nothing but the text anew if an extension has changed it before hydration', async () => {
  const page = serve(<Post html="<p>Empty it first.</p>" />);
  const article = page.querySelector('article');
  const text = page.querySelector('p');
  text?.replaceChildren('Translated.');
  const root = await hydrate(page, <Post html="<p>Empty it first.</p>" />, () => {});
  expect(page).toHaveTextContent('Empty it first.');
  expect(page.querySelector('article')).toBe(article);
  expect(page.querySelector('p')).not.toBe(text);
  await act(async () => root.unmount());
});

it('replaces a translated text by that of another post', async () => {
  const page = serve(<Post html="<p>Empty <b>it</b> first.</p>" />);
  const root = await hydrate(page, <Post html="<p>Empty <b>it</b> first.</p>" />);
  for (const text of [...(page.querySelector('p')?.childNodes ?? [])]) text.replaceWith('Translated.');
  await act(async () => root.render(<Post html="<p>Then <b>scrub</b> it.</p>" />));
  expect(page).toHaveTextContent(/^Then scrub it\.$/);
});

function Post({ html, apiOrigin }: { html: string; apiOrigin?: string }) {
  return (
    <ShellProvider value={{ ...shell, apiOrigin }}>
      <PostBody description={html} categories={[]} tags={[]} />
    </ShellProvider>
  );
}

const shell: ShellApi = {
  ...fakeApi({}),
  notify: () => {},
  dismiss: () => {},
  routes: [],
  documents: [],
  FragmentArea: () => null,
};

/** The text of a post, served and hydrated; React writes a console line, which fails the test, if the two differ. */
async function shown(html: string, apiOrigin?: string): Promise<Element> {
  const page = serve(<Post html={html} apiOrigin={apiOrigin} />);
  const served = page.innerHTML;
  await hydrate(page, <Post html={html} apiOrigin={apiOrigin} />);
  expect(page.innerHTML).toBe(served);
  const text = page.querySelector('article > div > div');
  if (!text) throw new Error('The post has no text.');
  for (const comment of [...text.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE)) comment.remove();
  return text;
}

function serve(page: React.ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
}

async function hydrate(page: HTMLElement, element: React.ReactElement, onRecoverableError?: () => void) {
  return act(async () => hydrateRoot(page, element, onRecoverableError && { onRecoverableError }));
}

function parsed(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root.innerHTML;
}
