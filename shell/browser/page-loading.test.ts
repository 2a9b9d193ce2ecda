import { createSiteStore } from '../app/site-store.ts';
import { finishLoadingAtLoad } from './page-loading.ts';

it('ends at the load event', () => {
  const isLoading = startLoading();
  expect(isLoading()).toBe(true);
  window.dispatchEvent(new Event('load'));
  expect(isLoading()).toBe(false);
});

it('ends after three seconds despite pending loads', () => {
  const isLoading = startLoading();
  jest.advanceTimersByTime(2_999);
  expect(isLoading()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isLoading()).toBe(false);
});

it('ends at once on a loaded page', () => {
  expect(startLoading('complete')()).toBe(false);
});

afterEach(() => jest.useRealTimers());

function startLoading(state: DocumentReadyState = 'interactive') {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const store = createSiteStore();
  finishLoadingAtLoad(store);
  return () => store.getState().isLoading;
}
