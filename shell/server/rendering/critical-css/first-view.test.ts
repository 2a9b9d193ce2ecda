import { readFirstView } from './first-view.ts';

describe('the first view of a page', () => {
  it('ends with the first block of main, however deep', () => {
    const { names, rest } = readFirstView(
      '<header class="top"></header><main id="main"><nav></nav><div><section class="hero"><h1>A</h1></section><p class="late"></p></div></main><footer></footer>',
    );
    expect([...names]).toEqual(
      expect.arrayContaining(['header', '.top', 'nav', '.hero', 'h1', '#main', '[class="hero"]']),
    );
    expect([names.has('.late'), names.has('p'), names.has('footer')]).toEqual([false, false, false]);
    expect(rest).toEqual(['#main~*', '#main>:nth-child(2)~*', '#main>:nth-child(2)>:nth-child(1)~*']);
  });

  it('counts elements without an end tag', () => {
    const { rest } = readFirstView('<main id="main"><br><img alt=""><section></section></main>');
    expect(rest).toEqual(['#main~*', '#main>:nth-child(3)~*']);
  });

  it('is all of main where that has no block', () => {
    const { names, rest } = readFirstView('<main id="main"><p class="all"></p></main><footer></footer>');
    expect([names.has('.all'), names.has('footer'), rest]).toEqual([true, false, ['#main~*']]);
  });

  it('leaves out what a visitor opens, but for the line that opens it', () => {
    const { names } = readFirstView(
      '<dialog class="menu"></dialog><details class="list"><summary class="line"><svg></svg></summary><ul></ul></details><details open><p></p></details><main></main>',
    );
    expect(['.list', '.line', 'svg', 'p'].filter((name) => !names.has(name))).toEqual([]);
    expect([names.has('ul'), names.has('.inside')]).toEqual([false, false]);
  });
});
