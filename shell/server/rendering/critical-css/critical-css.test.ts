import type { SheetRule } from '@site/contracts/sheet-rules';
import { criticalCss } from './critical-css.ts';
import { readFirstView } from './first-view.ts';

const view = readFirstView('<main id="main"><section class="hero"><h1></h1></section></main>');
const holding = 'body:not(:has(#page-data)) :is(#main~*,#main>:nth-child(1)~*){display:none}';

describe('critical CSS', () => {
  const list = rule(['.list'], { color: 'red' });
  it.each<[what: string, rules: SheetRule[], kept: string]>([
    ['rules of the first view', [rule(['.hero'], { color: 'red' }), list], '.hero{color:red}'],
    ['selectors of the first view', [rule(['h1', 'h2'], { margin: '0' })], 'h1{margin:0}'],
    [
      'rules for what stands there inside another',
      [rule(['main h1', 'body .hero', 'header h1', 'h1 .hero', '.hero main'], { margin: '0' })],
      'main h1,body .hero{margin:0}',
    ],
    ['no group without rules', [{ kind: 'group', head: '@media print', rules: [list] }], ''],
    [
      'custom properties that are asked for, and those that they ask for',
      [
        rule(['html'], { '--a': 'var(--b)', '--b': '1px', '--c': 'var(--a)', '--d': '2px' }),
        rule(['.hero'], { margin: 'var(--a)' }),
      ],
      'html{--a:var(--b);--b:1px}.hero{margin:var(--a)}',
    ],
    [
      'movements that are named',
      [
        { kind: 'keyframes', name: 'rise', text: '@keyframes rise{}' },
        { kind: 'keyframes', name: 'fall', text: '@keyframes fall{}' },
        rule(['.hero'], { animation: 'rise 1s' }),
      ],
      '@keyframes rise{}.hero{animation:rise 1s}',
    ],
  ])('has %s', (_what, rules, kept) => {
    expect(criticalCss([rules], view)).toBe(kept + holding);
  });

  it('keeps the order of the sheets, and of layers that it says nothing of', () => {
    const sheets: SheetRule[][] = [
      [
        { kind: 'layer', names: ['reset'], rules: [list] },
        { kind: 'layer', names: ['part'], rules: [rule(['.hero'], { color: 'red' })] },
      ],
      [rule(['.hero'], { color: 'blue' })],
    ];
    expect(criticalCss(sheets, view)).toBe(
      `@layer reset,part;@layer part{.hero{color:red}}.hero{color:blue}${holding}`,
    );
  });
});

function rule(selectors: string[], declarations: Record<string, string>): SheetRule {
  return {
    kind: 'rule',
    selectors: selectors.map((text) => ({
      text,
      lineage: text
        .split(' ')
        .reverse()
        .map((name) => [[name]]),
    })),
    declarations: Object.entries(declarations).map(([property, value]) => ({
      property,
      text: `${property}:${value}`,
      uses: [...value.matchAll(/var\((--\w+)/g)].map(([, name = '']) => name),
    })),
  };
}
