import { ApiError } from '@site/contracts/api';

/** Runs a call that must finish within `timeoutMs`; after that it is aborted and fails as `timeout`. */
export async function withTimeout<T>(timeoutMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Rejected before the abort, whose own error would say less.
      reject(new ApiError('timeout', `No answer within ${timeoutMs} ms.`));
      controller.abort();
    }, timeoutMs);
  });
  return Promise.race([call(controller.signal), timeout]).finally(() => clearTimeout(timer));
}
