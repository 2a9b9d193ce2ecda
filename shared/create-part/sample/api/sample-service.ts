import { hash } from 'node:crypto';
import { createService } from '@site/service/http/create-service';
import type { Monitoring } from '@site/service/settings/settings';
import { offers } from '../content/offers.ts';
import { offersPath, service } from '../contract/offers.ts';

interface SampleOptions extends Monitoring {
  /** Origin of the pages that call, if the service runs on another one. */
  pageOrigin?: string | undefined;
}

/** Answers what `content/offers.ts` says. */
export function createSampleService(options: SampleOptions) {
  // The edge renders pages again once this has changed.
  const revision = hash('sha256', JSON.stringify(offers));
  return createService({
    ...options,
    ...service,
    isReady: async () => true,
    revision: async () => revision,
    routes: async (app) => {
      app.get(offersPath, async () => ({ status: 'success', data: offers }));
    },
    close: async () => {},
  });
}
