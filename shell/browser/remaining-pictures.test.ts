import { loadRemainingPictures } from './remaining-pictures.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main"><img loading="lazy" alt="" /></main>';
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('loads the pictures below the view on a fast connection, those of a later page too', async () => {
  connect({ effectiveType: '4g' });
  await loadRemainingPictures();
  expect(lazyPictures()).toBe(0);
  document.getElementById('main')?.replaceChildren(lazyPicture());
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(lazyPictures()).toBe(0);
});

it.each([{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }, undefined])(
  'leaves them to lazy loading on %j',
  async (connection) => {
    connect(connection);
    await loadRemainingPictures();
    expect(lazyPictures()).toBe(1);
  },
);

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
