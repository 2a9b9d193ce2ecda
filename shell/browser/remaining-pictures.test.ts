import { createDeferred } from '@site/testing/deferred';
import { until } from '@site/testing/until';
import { markNavigation } from '@site/ui/navigation';
import { loadRemainingPictures } from './remaining-pictures.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main"><img loading="lazy" alt="" /></main>';
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
// jsdom has none.
beforeEach(() => Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() }));
beforeEach(() => useDevice('desktop'));
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('loads the pictures below the view on a fast connection, those of a later page too', async () => {
  connect({ effectiveType: '4g' });
  await loadRemainingPictures();
  expect(lazyPictures()).toBe(0);
  document.getElementById('main')?.replaceChildren(lazyPicture());
  await until('pictures that all load at once', () => lazyPictures() === 0);
});

it('loads one picture after the other, so that the code of the next page waits for one at most', async () => {
  connect({ effectiveType: '4g' });
  document.getElementById('main')?.append(lazyPicture());
  const { promise: arrival, resolve: arrive } = createDeferred();
  Object.assign(HTMLImageElement.prototype, { decode: () => arrival });
  const loaded = loadRemainingPictures();
  await until('one picture that waits', () => lazyPictures() === 1);
  expect([...document.images].map(({ decoding }) => decoding)).toEqual(['sync', 'sync']);
  arrive();
  await loaded;
  expect(lazyPictures()).toBe(0);
});

it('goes on after a picture that does not come, and leaves the pictures of a page that is gone', async () => {
  connect({ effectiveType: '4g' });
  const [gone, next] = [lazyPicture(), lazyPicture()];
  document.getElementById('main')?.append(next, gone);
  Object.assign(HTMLImageElement.prototype, {
    decode(this: HTMLImageElement) {
      if (this === next) gone.remove();
      return Promise.reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
    },
  });
  await loadRemainingPictures();
  expect([next.loading, gone.loading]).toEqual(['eager', undefined]);
});

it('loads no picture while the connection is gone', async () => {
  connect({ effectiveType: '4g' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await loadRemainingPictures();
  expect(lazyPictures()).toBe(1);
});

it.each([{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }, undefined])(
  'leaves the pictures to lazy loading on %j',
  async (connection) => {
    connect(connection);
    await loadRemainingPictures();
    expect(lazyPictures()).toBe(1);
  },
);

it('leaves the pictures to lazy loading on a phone', async () => {
  connect({ effectiveType: '4g' });
  useDevice('phone');
  await loadRemainingPictures();
  expect(lazyPictures()).toBe(1);
});

it('begins no picture while a navigation is under way', async () => {
  connect({ effectiveType: '4g' });
  markNavigation('/contact');
  const loaded = loadRemainingPictures();
  await until('the idle moment', () => document.images[0]?.decoding === 'sync');
  expect(lazyPictures()).toBe(1);
  markNavigation(undefined);
  await loaded;
  expect(lazyPictures()).toBe(0);
});

/** A desktop has a mouse and a wide window. */
function useDevice(device: 'desktop' | 'phone') {
  const list = matchMedia('(pointer: fine)');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(list, { matches: device === 'desktop' }));
}

function connect(connection: object | undefined) {
  if (connection) Object.assign(navigator, { connection });
}

function lazyPicture(): HTMLImageElement {
  const picture = new Image();
  picture.setAttribute('loading', 'lazy');
  return picture;
}

function lazyPictures(): number {
  // jsdom knows no property `loading`, so a change of it is no attribute.
  return [...document.images].filter(({ loading }) => (loading ?? 'lazy') === 'lazy').length;
}
