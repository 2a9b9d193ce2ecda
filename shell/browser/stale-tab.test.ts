import { leaveStaleRelease } from './stale-tab.ts';

const release = 'aaaaaaaaaaaa';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<input aria-label="Name" value="" />';
});

describe('a page whose part does not come', () => {
  it('stays where its release is still kept', async () => {
    edgeAnswers(204);
    await expect(leaveStaleRelease(release, '/#stays')).resolves.toBeUndefined();
    expect(location.hash).toBe('');
  });

  it('stays where the edge cannot say', async () => {
    edgeAnswers('nothing');
    await expect(leaveStaleRelease(release, '/#stays')).resolves.toBeUndefined();
    expect(location.hash).toBe('');
  });

  it('loads the address anew where its release has gone', async () => {
    edgeAnswers(404);
    leaveStaleRelease(release, '/#anew');
    await settled(() => expect(location.hash).toBe('#anew'));
  });

  it('does so once for a release', async () => {
    edgeAnswers(404);
    sessionStorage.setItem('left-release', release);
    await expect(leaveStaleRelease(release, '/#twice')).resolves.toBeUndefined();
    expect(location.hash).not.toBe('#twice');
  });

  it('stays while something is typed', async () => {
    edgeAnswers(404);
    Object.assign(document.querySelector('input') ?? {}, { value: 'Asha' });
    await expect(leaveStaleRelease(release, '/#typed')).resolves.toBeUndefined();
    expect(location.hash).not.toBe('#typed');
  });
});

function edgeAnswers(status: number | 'nothing') {
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
