import type { SheetRule } from '@site/contracts/sheet-rules';
import { readSheet } from './read-sheet.ts';

describe('a sheet as its build reads it', () => {
  it.each([
    ['.title>a[href="/blogs"]', [[['a'], ['[href="/blogs"]']], [['.title']]]],
    ['a[href=\\/blogs]', [[['a'], ['[href="/blogs"]']]]],
    ['#main li.all:last-child::after', [[['li'], ['.all']], [['#main']]]],
    ['ul:is(.a b,#c)', [[['ul'], ['b', '#c']]]],
    ['p:not(.plain)', [[['p']]]],
    ['[data-tone^=de]', [[['[data-tone]']]]],
    ['nav a:is(:hover,[aria-current])', [[['a'], ['[aria-current]']], [['nav']]]],
    ['button:disabled', [[['button'], ['[disabled]']]]],
    ['nav h2+p', [[['p']], [['nav']]]],
    ['p:has(>small)', [[['p']]]],
  ])('says what %s asks of an element and those around it', (selector, lineage) => {
    expect(readSheet(`${selector}{color:red}`)).toEqual([
      expect.objectContaining({ selectors: [{ text: selector, lineage }] }),
    ]);
  });

  it.each([
    ['what only a visitor brings', 'a:hover,a:is(:focus-visible),p::selection,html:has(:modal){color:red}'],
    ['what no still picture shows', 'a{cursor:pointer;transition:color 1s;transition-delay:1s}'],
    ['a rule for paper', '@media print{a{color:red}}'],
    ["colours of the visitor's own", '@media (forced-colors:active){a{color:red}}'],
    ['a font that would be fetched', '@font-face{font-family:Figtree;src:url(figtree.woff2)}'],
  ])('leaves out %s', (_what, css) => {
    expect(readSheet(css)).toEqual([]);
  });

  it('keeps groups, orders of layers, stand-ins for fonts and movements', () => {
    const css = [
      '@layer reset,part;',
      '@font-face{font-family:Stand-in;src:local(Arial)}',
      '@keyframes rise{0%{opacity:0}to{opacity:1}}',
      '@media (width>=40rem){@layer part{a{--gap:var(--space);color:var(--ink)}}}',
    ].join('');
    expect(readSheet(css)).toEqual<SheetRule[]>([
      { kind: 'layer', names: ['reset', 'part'], rules: [] },
      { kind: 'text', text: '@font-face{font-family:Stand-in;src:local(Arial)}' },
      { kind: 'keyframes', name: 'rise', text: '@keyframes rise{0%{opacity:0}to{opacity:1}}' },
      {
        kind: 'group',
        head: '@media (width>=40rem)',
        rules: [
          {
            kind: 'layer',
            names: ['part'],
            rules: [
              {
                kind: 'rule',
                selectors: [{ text: 'a', lineage: [[['a']]] }],
                declarations: [
                  { property: '--gap', text: '--gap:var(--space)', uses: ['--space'] },
                  { property: 'color', text: 'color:var(--ink)', uses: ['--ink'] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });
});
