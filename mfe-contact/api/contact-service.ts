import { checkWritable } from '@site/service/database/open-database';
import { connectionMetrics } from '@site/service/database/postgres';
import { createService } from '@site/service/http/create-service';
import { prepareDataDir } from '@site/service/process/writable-folder';
import type { FastifyInstance } from 'fastify';
import { startBackground } from './background.ts';
import { reportContact } from './contact-metrics.ts';
import { openContactDatabase, openSecrets } from './database.ts';
import { enquiryLinkRoutes } from './enquiries/enquiry-link-routes.ts';
import { createEnquiryLinks } from './enquiries/enquiry-links.ts';
import { enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { createEnquiryIntake } from './enquiries/intake.ts';
import { createMailboxFingerprint } from './fingerprints.ts';
import { noticesOf } from './outbox/outbox-reports.ts';
import { createCsrfTokens, csrfRoutes } from './protection/csrf.ts';
import { createRateLimiter } from './protection/rate-limit.ts';
import type { ContactOptions } from './settings.ts';
import { eraseFor } from './stored-data/erasure.ts';
import { storedDataRoutes } from './stored-data/stored-data-routes.ts';
import { createDoubleOptIn } from './subscriptions/double-opt-in.ts';
import { createSubscriptionLinks } from './subscriptions/subscription-links.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';

/** What the service calls itself, and the version of its API. */
export const serviceIdentity = { name: 'contact', version: '1.3' };

/**
 * The service for enquiries and subscriptions, with its database and secrets in `dataDir`. Background work starts once
 * it listens.
 */
export async function createContactService(options: ContactOptions): Promise<FastifyInstance> {
  const { dataDir, siteUrl, pageOrigin, messageKinds } = options;
  await prepareDataDir(dataDir);
  const database = await openContactDatabase(options);
  const secrets = await openSecrets(database, dataDir);
  const tokens = createCsrfTokens(secrets.csrf);
  const rateLimiter = createRateLimiter(database, secrets.csrf, options.maxForms);
  const links = createSubscriptionLinks(secrets, siteUrl);
  const enquiryLinks = createEnquiryLinks(secrets.enquiryLinks, siteUrl, options.mailTo);
  const mailboxFingerprint = createMailboxFingerprint(secrets.mailboxes);
  const intake = createEnquiryIntake(database, { messageKinds, mailboxFingerprint });
  const doubleOptIn = createDoubleOptIn(database, { mailboxFingerprint });
  const guard = { tokens, siteUrl, pageOrigin };
  let background: ReturnType<typeof startBackground> | undefined;
  const onQueued = () => background?.wake();
  const app = await createService({
    ...options,
    ...serviceIdentity,
    isReady: async () => {
      await checkWritable(database, dataDir);
      return true;
    },
    notices: () => noticesOf(database, new Date()),
    // Constant, because no page's HTML shows data from this service.
    revision: async () => '1',
    routes: async (service) => {
      await service.register(csrfRoutes(tokens));
      await service.register(enquiryRoutes({ intake, guard, rateLimiter, onQueued }));
      const erase = (reference: string) => eraseFor(database, dataDir, { by: 'reference', reference });
      await service.register(enquiryLinkRoutes({ database, links: enquiryLinks, rateLimiter, erase }));
      await service.register(
        storedDataRoutes({
          database,
          dataDir,
          links: enquiryLinks,
          subscriptionLinks: links,
          mailboxFingerprint,
          guard,
          rateLimiter,
          onQueued,
        }),
      );
      await service.register(subscriptionRoutes({ doubleOptIn, links, guard, rateLimiter, onQueued }));
    },
    close: async () => {
      await background?.stop();
      await database.destroy();
    },
    report(metrics) {
      connectionMetrics(database, metrics);
      reportContact(metrics, { ...options, database });
    },
  });
  app.addHook('onListen', async () => {
    background = startBackground({
      ...options,
      database,
      links,
      enquiryLinks,
      mailboxFingerprint,
      log: app.log,
    });
  });
  return app;
}
