import { keyHashEntries } from './hash-entries.ts';

beforeAll(keyHashEntries);

it('gives an entry that the browser made a key of its own, and keeps its address', () => {
  jest.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  const keys = ['#first', '#second'].map((hash) => {
    history.pushState(null, '', hash);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(location.hash).toBe(hash);
    return history.state.key;
  });
  expect(keys).toEqual(['hash-1', 'hash-2']);
});

it.each([{ idx: 0 }, { key: 'k3y', idx: 1 }])('leaves the entry with the state %j to the router', (state) => {
  history.pushState(state, '', '/about');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(history.state).toEqual(state);
});
