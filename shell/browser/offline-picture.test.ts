import type { SiteRelease } from '@site/contracts/site';
import { fetchOfflinePicture } from './offline-picture.ts';

const release = { parts: { shell: { base: '/_/shell/' } } } as unknown as SiteRelease; // all that it reads

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches the picture from the files of the shell once the page has been loaded for a while', () => {
  const fetched = watchImages();
  fetchOfflinePicture(release);
  expect(fetched).toEqual([]);
  jest.runAllTimers();
  expect(fetched).toEqual([expect.objectContaining({ srcset: expect.stringMatching(/^\/_\/shell\/.*\.avif \d+w/) })]);
});

it('fetches nothing where data are to be saved', () => {
  const fetched = watchImages();
  Object.assign(navigator, { connection: { saveData: true } });
  fetchOfflinePicture(release);
  jest.runAllTimers();
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
