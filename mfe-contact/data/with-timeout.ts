import { ApiError } from '@site/contracts/api';

/** Runs a call that must end within the given milliseconds; later it is aborted and fails as `timeout`. */
export async function within<T>(milliseconds: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Rejected before the abort, whose own error would say less.
      reject(new ApiError('timeout', `No answer within ${milliseconds} ms.`));
      controller.abort();
    }, milliseconds);
  });
  return Promise.race([call(controller.signal), end]).finally(() => clearTimeout(timer));
}
