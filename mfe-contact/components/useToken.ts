import { isApiError } from '@site/contracts/api';
import { useServices } from '@site/host/services';
import { useRef } from 'react';
import { tokenTimeoutMs } from '../data/timeouts.ts';
import { askToken } from '../data/token-client.ts';
import { withTimeout } from '../data/with-timeout.ts';

/** Fetches the token at the first focus in the form (S41). A failure is not shown: enquiries are accepted without it. */
export function useToken() {
  const { api } = useServices();
  const asked = useRef<Promise<void>>(undefined);

  function ask(): Promise<void> {
    asked.current ??= withTimeout(tokenTimeoutMs, (signal) => askToken(api, signal)).catch((error) => {
      // The next focus, or the call itself, tries again; but a host without this call will not have it then either.
      if (!isApiError(error) || error.status !== 404) asked.current = undefined;
    });
    return asked.current;
  }

  function renew(): Promise<void> {
    asked.current = undefined;
    return ask();
  }

  return { ask, renew };
}
