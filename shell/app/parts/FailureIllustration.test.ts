import { preloadOfflineIllustration } from './FailureIllustration.tsx';

const release = { parts: { shell: { base: '/_/shell/' } } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches the picture from the files of the shell once the page has been loaded for a while', async () => {
  const fetched = watchImages();
  preloadOfflineIllustration(release);
  expect(fetched).toEqual([]);
  await jest.runAllTimersAsync();
  expect(fetched).toEqual([expect.objectContaining({ srcset: expect.stringMatching(/^\/_\/shell\/.*\.avif \d+w/) })]);
});

it('fetches nothing for a visitor who saves data', async () => {
  const fetched = watchImages();
  Object.assign(navigator, { connection: { saveData: true } });
  preloadOfflineIllustration(release);
  await jest.runAllTimersAsync();
  expect(fetched).toEqual([]);
});

function watchImages(): object[] {
  const made: object[] = [];
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    made.push(image);
    return image;
  });
  return made;
}
