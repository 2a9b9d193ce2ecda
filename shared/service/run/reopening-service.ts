import type { FastifyInstance } from 'fastify';
import { UnusableDatabase, untilChanged } from '../database/database-errors.ts';
import { createService } from '../http/create-service.ts';
import { type Monitoring, monitoringOf } from '../settings/settings.ts';

export interface ReopeningService {
  name: string;
  /** Version of its API. */
  version: string;
  /** See `createService`. */
  previousVersion?: string;
  monitoring: Monitoring;
  /** Opens the service with its database. Throws `UnusableDatabase`, or calls `onUnusable` with one while it runs. */
  open: (onUnusable: (error: UnusableDatabase) => void) => Promise<FastifyInstance>;
}

/** A port on which one app after the other serves. */
export interface Listener {
  replaceApp: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
}

/** Serves without end, and reopens the service whenever its database was unusable and somebody has changed the file. */
export async function serveReopening(service: ReopeningService, listener: Listener): Promise<never> {
  for (;;) {
    const { app, unusable } = await openOrStandIn(service);
    await listener.replaceApp(app);
    const error = await unusable;
    app.log.error(error.message);
    await untilChanged(error);
    // Closes its database, lock and sockets too, so that the next one starts afresh.
    await listener.close();
  }
}

/** If its database becomes unusable, the service itself responds with 503. If it cannot even be opened, a stand-in does. */
async function openOrStandIn(service: ReopeningService) {
  let report = (_error: UnusableDatabase): void => {};
  const unusable = new Promise<UnusableDatabase>((resolve) => {
    report = resolve;
  });
  try {
    return { app: await service.open(report), unusable };
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error;
    return { app: await createStandIn(service, error), unusable: Promise.resolve(error) };
  }
}

function createStandIn({ name, version, previousVersion, monitoring }: ReopeningService, error: UnusableDatabase) {
  const refuse = async () => {
    throw error;
  };
  return createService({
    name,
    version,
    previousVersion,
    isReady: refuse,
    revision: refuse,
    routes: async (app) => {
      app.addHook('onRequest', refuse);
      app.all('/*', refuse);
    },
    close: async () => {},
    ...monitoringOf(monitoring),
  });
}
