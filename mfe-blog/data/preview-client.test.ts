import { type ApiClient, ApiError } from '@site/contracts/api';
import { watchPreview } from './preview-client.ts';

const gone = new ApiError('refused', 'There is no preview.', { status: 404 });
const away = new ApiError('unreachable', 'No answer.');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['is saved', ['1', '1', '2'], 3],
  ['has a link no longer good', ['1', gone], 2],
  ['is saved while the service restarts', [away, away, '2'], 3],
])('calls back when the file %s', async (_what, responses, seconds) => {
  const { onChange } = watch(responses);
  await jest.advanceTimersByTimeAsync((seconds - 1) * 1_000);
  expect(onChange).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('asks for nothing once stopped', async () => {
  const { asked, stop } = watch(['1', '1']);
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(['/api/v1/blogsBySlug/water-tanks/preview/version?preview=a.1']);
});

it('asks for nothing out of view', async () => {
  const { asked } = watch(['2']);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
  hidden.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
});

function watch(responses: (string | Error)[]) {
  const asked: string[] = [];
  const api: ApiClient = {
    get: async (path, { parse }) => {
      asked.push(path);
      const response = responses[asked.length - 1] ?? '1';
      if (response instanceof Error) throw response;
      return parse({ status: 'success', data: { version: response } });
    },
    post: () => Promise.reject(new Error('A preview posts nothing.')),
  };
  const onChange = jest.fn();
  const stop = watchPreview({ api, slug: 'water-tanks', token: 'a.1', version: '1' }, onChange);
  return { asked, onChange, stop };
}
