import { SiteBusy } from '../site-busy.ts';
import { bodyOf, live, openPages, page } from '../testing/open-pages.ts';

describe('pages whose parts fail', () => {
  it('keeps the last good copy for as long as a block is missing, and tries again every five seconds', async () => {
    const results = [page('whole')];
    const { get, rendered, setRevision } = openPages(async () => results.shift() ?? page('without posts', 200, true));
    await get(live(), '/');
    setRevision('2');
    const shown: (string | undefined)[] = [];
    await atSeconds([0, 4, 6, 12], async () => shown.push(bodyOf(await get(live(), '/'))));
    expect(new Set(shown)).toEqual(new Set(['whole']));
    expect(rendered).toHaveLength(4);
  });

  it.each([
    ['is refused', new SiteBusy()],
    ['fails', new Error('The shell is broken.')],
  ])('shows the last good copy where a new one %s, and the error where there is none', async (_how, error) => {
    const results = [page('whole')];
    const { get, setRevision } = openPages(async () => {
      const result = results.shift();
      if (result) return result;
      throw error;
    });
    await get(live(), '/');
    setRevision('2');
    expect(bodyOf(await get(live(), '/'))).toBe('whole');
    await expect(get(live(), '/nothing')).rejects.toThrow(error);
  });

  it('shows the copy of the previous release when a block is missing', async () => {
    const results = [page('whole'), page('without posts', 200, true)];
    const { get } = openPages(async () => results.shift() ?? page('too often'), { previousReleases: ['r1'] });
    await get(live(), '/');
    expect(bodyOf(await get({ ...live(), id: 'r2' }, '/'))).toBe('whole');
  });

  it('never shows the copy of a release that only testers saw', async () => {
    const results = [page('preview'), page('without posts', 200, true)];
    const { get } = openPages(async () => results.shift() ?? page('too often'), { previousReleases: ['r1'] });
    await get({ ...live(), id: 'preview' }, '/');
    expect(bodyOf(await get({ ...live(), id: 'r2' }, '/'))).toBe('without posts');
  });

  it('shows a page without a block for five seconds, then renders it again', async () => {
    const { get, rendered } = openPages(async () => page('without posts', 200, true));
    await atSeconds([0, 4, 6], () => get(live(), '/'));
    expect(rendered).toHaveLength(2);
  });
});

async function atSeconds(times: number[], work: () => Promise<unknown>) {
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now');
  for (const seconds of times) {
    clock.mockReturnValue(now + seconds * 1_000);
    await work();
    // The cache reads the clock once a millisecond at most.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
