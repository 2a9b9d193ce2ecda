import { criticalCss, sheetRules } from './critical-css.ts';
import { readFirstView } from './first-view.ts';

const view = readFirstView(
  '<nav class="menu"><a href="/blogs" aria-current="page"></a></nav><main id="main"><section class="hero"><h1></h1></section></main>',
);
const holding = 'body:not(:has(#page-data)) :is(#main~*,#main>:nth-child(1)~*){display:none}';

describe('critical CSS', () => {
  it.each([
    ['rules of the first view', '.hero{color:red}.list{color:red}', '.hero{color:red}'],
    ['selectors of the first view', 'h1,h2{margin:0!important}', 'h1{margin:0!important}'],
    ['what stands in another', 'main h1,footer h1{margin:0}', 'main h1{margin:0}'],
    [
      'what attributes ask for',
      '[href="/blogs"],[href="/"],[href^=x]{margin:0}',
      '[href="/blogs"],[href^=x]{margin:0}',
    ],
    [
      'choices, whatever they are',
      'nav a:is(:hover,[aria-current]),p:not(.a){margin:0}',
      'nav a:is(:hover,[aria-current]){margin:0}',
    ],
    ['a group of rules', '@media (width>=40rem){h1{margin:0}p{margin:0}}', '@media (width>=40rem){h1{margin:0}}'],
    ['no group without rules', '@supports (gap:0){.list{color:red}}', ''],
    [
      'custom properties that are asked for, and those that they ask for',
      'html{--a:var(--b);--b:1px;--c:var(--a);--d:2px}h1{margin:var(--a)}',
      'html{--a:var(--b);--b:1px}h1{margin:var(--a)}',
    ],
    [
      'movements that are named',
      '@keyframes rise{to{top:0}}@keyframes fall{to{top:9px}}h1{animation:rise 1s}',
      '@keyframes rise{to{top:0}}h1{animation:rise 1s}',
    ],
    ['fonts that stand in', '@font-face{font-family:A;src:local(Arial)}', '@font-face{font-family:A;src:local(Arial)}'],
    ['no font that would be fetched', '@font-face{font-family:A;src:url(a.woff2)}', ''],
    [
      'no file that the sheet names, as its path begins at the sheet',
      'h1{color:red;background:url(marks.svg);mask:url("data:image/svg+xml,x")}',
      'h1{color:red;mask:url("data:image/svg+xml,x")}',
    ],
    ['nothing that only a visitor brings', 'a:hover,h1::selection{color:red}', ''],
    ['nothing that no still picture shows', 'a{cursor:pointer;transition:color 1s}', ''],
    [
      "nothing for paper or colours of the visitor's own",
      '@media print{h1{color:red}}@media (forced-colors:active){h1{color:red}}',
      '',
    ],
    [
      'the order of layers, also of those that say nothing of it',
      '@layer reset,part;@layer part{h1{color:red}}@layer late{.list{color:red}}h1{color:blue}',
      '@layer reset,part,late;@layer part{h1{color:red}}h1{color:blue}',
    ],
  ])('has %s', (_what, css, kept) => {
    expect(criticalCss(sheetRules(css), view)).toBe(kept + holding);
  });
});

describe('the first view of a page', () => {
  it('ends with the first block of main, however deep', () => {
    const { names, laterSelectors } = readFirstView(
      '<header class="top"></header><main id="main"><nav></nav><div><br><section class="hero"><h1>A</h1></section><p class="late"></p></div></main><footer></footer>',
    );
    expect(['header', '.top', '.hero', '#main', '[class="hero"]'].filter((name) => !names.has(name))).toEqual([]);
    expect(['.late', 'p', 'footer'].filter((name) => names.has(name))).toEqual([]);
    expect(laterSelectors).toEqual(['#main~*', '#main>:nth-child(2)~*', '#main>:nth-child(2)>:nth-child(2)~*']);
  });

  it('is all of main where that has no block', () => {
    const { names, laterSelectors } = readFirstView('<main id="main"><p class="all"></p></main><footer></footer>');
    expect([names.has('.all'), names.has('footer'), laterSelectors]).toEqual([true, false, ['#main~*']]);
  });

  it('leaves out collapsed content, but not its summary', () => {
    const { names } = readFirstView(
      '<dialog class="menu"></dialog><details class="list"><summary class="line"><svg></svg></summary><ul></ul></details><details open><p></p></details><main></main>',
    );
    expect(['.list', '.line', 'svg', 'p'].filter((name) => !names.has(name))).toEqual([]);
    expect(['.menu', 'ul'].filter((name) => names.has(name))).toEqual([]);
  });
});
