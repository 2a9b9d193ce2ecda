import { readFirstView } from './first-view.ts';

describe('the first view of a page', () => {
  it('ends with the first block of main, however deep', () => {
    const { seen, rest } = readFirstView(
      '<header class="top"></header><main id="main"><nav></nav><div><section class="hero"><h1>A</h1></section><p class="late"></p></div></main><footer></footer>',
    );
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['header', '.top', 'nav', '.hero', 'h1', '#main', '[class="hero"]']),
    );
    expect([seen.has('.late'), seen.has('p'), seen.has('footer')]).toEqual([false, false, false]);
    expect(rest).toEqual(['#main~*', '#main>:nth-child(2)~*', '#main>:nth-child(2)>:nth-child(1)~*']);
  });

  it('counts elements without an end tag', () => {
    const { rest } = readFirstView('<main id="main"><br><img alt=""><section></section></main>');
    expect(rest).toEqual(['#main~*', '#main>:nth-child(3)~*']);
  });

  it('is all of main where that has no block', () => {
    const { seen, rest } = readFirstView('<main id="main"><p class="all"></p></main><footer></footer>');
    expect([seen.has('.all'), seen.has('footer'), rest]).toEqual([true, false, ['#main~*']]);
  });

  it('leaves out what a visitor opens, but for the line that opens it', () => {
    const { seen } = readFirstView(
      '<dialog class="menu"></dialog><details class="list"><summary class="line"><svg></svg></summary><ul></ul></details><details open><p></p></details><main></main>',
    );
    expect(['.list', '.line', 'svg', 'p'].filter((name) => !seen.has(name))).toEqual([]);
    expect(['.menu', 'ul'].filter((name) => seen.has(name))).toEqual([]);
  });

  it('knows what an element stands in', () => {
    const { seen } = readFirstView('<header><nav class="main"><a></a></nav></header>');
    const around = [];
    for (let one = seen.get('a')?.[0]?.parent; one; one = one.parent) around.push([...one.names][1]);
    expect(around).toEqual(['nav', 'header', 'body', 'html']);
  });
});
