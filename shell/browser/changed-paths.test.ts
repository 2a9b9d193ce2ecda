import { findChangedPaths } from './changed-paths.ts';
import { whenIdle } from './idle.ts';

const etags = { '/api/v1/news': '"one"', '/api/v1/topics': '"two"' };

beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('asks for each response by its ETag, and names those that have changed', async () => {
  const asked = services({ '/api/v1/news': 200, '/api/v1/topics': 304 });
  expect(await findChangedPaths(etags)).toEqual(['/api/v1/news']);
  expect(asked.mock.calls.map(([path, { headers }]) => [path, headers['if-none-match']])).toEqual(
    Object.entries(etags),
  );
});

it('asks nothing before the page has loaded', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const asked = services({});
  const found = findChangedPaths(etags);
  await whenIdle();
  expect(asked).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await found;
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks nothing for a page without posts, nor for a visitor who saves data', async () => {
  const asked = services({});
  expect(await findChangedPaths(undefined)).toEqual([]);
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await findChangedPaths(etags)).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

/** Services that answer these paths with a status; calls to all others fail. */
function services(statuses: Record<string, number>) {
  const asked = jest.fn(async (path: string, _request: { headers: Record<string, string> }) => {
    const status = statuses[path];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status };
  });
  Object.assign(globalThis, { fetch: asked });
  return asked;
}
