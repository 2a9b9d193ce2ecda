import { leaveStaleRelease } from './stale-tab.ts';

const release = 'aaaaaaaaaaaa';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<input aria-label="Name" value="" />';
});

describe('a page whose part does not load', () => {
  it('keeps the page while the edge still has its release', async () => {
    edgeResponds(204);
    await expect(leaveStaleRelease(release, () => '/#stays')).resolves.toBeUndefined();
    expect(location.hash).toBe('');
  });

  it('keeps the page when the edge does not answer', async () => {
    edgeResponds('nothing');
    await expect(leaveStaleRelease(release, () => '/#stays')).resolves.toBeUndefined();
    expect(location.hash).toBe('');
  });

  it('reloads the page when its release is gone', async () => {
    edgeResponds(404);
    leaveStaleRelease(release, () => '/#anew');
    await settled(() => expect(location.hash).toBe('#anew'));
  });

  it('leaves a visitor alone who has gone elsewhere before the edge answered', async () => {
    edgeResponds(404);
    let next: string | undefined = '/#given-up';
    const left = leaveStaleRelease(release, () => next);
    next = undefined;
    await left;
    expect(location.hash).not.toBe('#given-up');
    expect(sessionStorage).toHaveLength(0);
  });

  it('reloads the page when a step back restores it, not when it first appears', async () => {
    edgeResponds(404);
    leaveStaleRelease(release, () => '/#left');
    await settled(() => expect(location.hash).toBe('#left'));
    // jsdom cannot reload, and logs an error.
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(complaint).not.toHaveBeenCalled();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(complaint.mock.lastCall?.[0]).toMatchObject({ message: expect.stringContaining('navigation') });
  });

  it('reloads the page once per release', async () => {
    edgeResponds(404);
    sessionStorage.setItem('left-release', release);
    await expect(leaveStaleRelease(release, () => '/#twice')).resolves.toBeUndefined();
    expect(location.hash).not.toBe('#twice');
  });

  it('reloads the page where the browser refuses storage', async () => {
    edgeResponds(404);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    leaveStaleRelease(release, () => '/#unstored');
    await settled(() => expect(location.hash).toBe('#unstored'));
  });

  it('keeps the page when the visitor has typed something', async () => {
    edgeResponds(404);
    Object.assign(document.querySelector('input') ?? {}, { value: 'Asha' });
    await expect(leaveStaleRelease(release, () => '/#typed')).resolves.toBeUndefined();
    expect(location.hash).not.toBe('#typed');
  });
});

function edgeResponds(status: number | 'nothing') {
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = async () => {
    if (status === 'nothing') throw new TypeError('Failed to fetch');
    return { status } as Response; // the one field that is read; jsdom has no Response
  };
}

async function settled(check: () => void) {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  check();
}
