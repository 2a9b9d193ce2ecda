import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { compile, criticalCss } from './critical-css.ts';

const body =
  '<header class="top"><dialog class="menu"></dialog><details class="list"><summary class="line"></summary><ul></ul></details></header><main id="main"><nav></nav><div><br><section class="hero"><h1>A</h1><header></header><p></p><ul data-later=""></ul></section><p class="late"></p></div></main><footer></footer>';

function stylesOf(...sheets: string[]): string {
  return criticalCss(
    sheets.map((css) => compile(css, '/_/blog/page.css')),
    body,
  ).replace(/@keyframes later\{.*$/, '');
}

describe('critical CSS', () => {
  it.each([
    [
      'the rules of the header and of the first block, however deep',
      '.top,div>.hero p{color:red}',
      '.top,div>.hero p{color:red}',
    ],
    [
      'no rules of what follows the first block, in main or after it',
      '.hero,.late,footer{color:red}',
      '.hero{color:red}',
    ],
    ['no rules of what the first block marks as later', '[data-later]{color:red}', ''],
    ['a closed list and its summary, but not its content', '.list,.line,ul{color:red}', '.list,.line{color:red}'],
    ['no dialog that is closed', '.menu{color:red}', ''],
    ['rules for the document and its root', 'html>body>#root h1{color:red}', 'html>body>#root h1{color:red}'],
    ['a selector that is a choice', ':where(.hero){color:red}', ':where(.hero){color:red}'],
    [
      'fonts that stand in, and none that would be fetched',
      '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(Arial)}',
      '@font-face{font-family:B;src:local(Arial)}',
    ],
    ['the files that a sheet names', 'h1{mask:url(marks.svg)}', 'h1{mask:url(/_/blog/marks.svg)}'],
    [
      'custom properties that are used, and those that they use',
      'html{--a:var(--b);--b:1px;--c:var(--d);--d:2px}h1{margin:var(--a)}',
      'html{--a:var(--b);--b:1px;}h1{margin:var(--a)}',
    ],
    [
      'keyframes that are named',
      '@keyframes a{to{top:0}}@keyframes b{to{top:1px}}h1{animation:a 1s}',
      '@keyframes a{to{top:0}}h1{animation:a 1s}',
    ],
    [
      "nothing for paper or colours of the visitor's own",
      '@media print{h1{color:red}}@media (forced-colors:active){h1{color:red}}',
      '',
    ],
    [
      'nothing that a pointer changes',
      'h1:hover,p:active:not(.a){color:red}h1:not(:hover){color:blue}',
      'h1:not(:hover){color:blue}',
    ],
    [
      'the dark theme',
      '@media (prefers-color-scheme:dark){h1{color:red}}',
      '@media (prefers-color-scheme:dark){h1{color:red}}',
    ],
  ])('has %s', (_what, css, expected) => {
    expect(stylesOf(css)).toBe(expected);
  });

  it('keeps the order of all layers, also of those without a rule here', () => {
    expect(stylesOf('@layer reset,part;', '@layer late{.late{color:red}}@layer part{h1{color:red}}')).toMatch(
      /^@layer reset,part;@layer late{}@layer part{h1{color:red}}$/,
    );
  });

  it('hides what follows the first view until the page has its data', () => {
    const [, later = ''] =
      /body:not\(:has\(#page-data\)\) :is\((.*)\)\{animation:later 2s\}$/.exec(criticalCss([], body)) ?? [];
    expect(selectAll(later, parseDocument(body)).map((element) => DomUtils.getOuterHTML(element))).toEqual([
      '<ul data-later></ul>',
      '<p class="late"></p>',
      '<footer></footer>',
    ]);
  });
});
