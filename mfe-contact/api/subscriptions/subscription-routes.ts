import type { ServiceRoutes } from '@site/service/http/create-service';
import { HttpError } from '@site/service/http/http-errors';
import * as v from 'valibot';
import { linkSchema, subscriptionSchema } from '../../contract/subscription.ts';
import { type GuardOptions, sameSiteGuard } from '../protection/csrf.ts';
import { expectJson, limitAttempts, type RateLimiter, tooMany } from '../protection/rate-limit.ts';
import type { DoubleOptIn } from './double-opt-in.ts';
import type { SubscriptionLinks } from './subscription-links.ts';

interface SubscriptionRoutesOptions {
  doubleOptIn: DoubleOptIn;
  links: SubscriptionLinks;
  guard: GuardOptions;
  rateLimiter: RateLimiter;
  onQueued: () => void;
}

export function subscriptionRoutes({
  doubleOptIn,
  links,
  guard,
  rateLimiter,
  onQueued,
}: SubscriptionRoutesOptions): ServiceRoutes {
  return async (app) => {
    const limit = limitAttempts('requests', rateLimiter);

    app.post(
      '/api/v1/subscriptions',
      { preParsing: [sameSiteGuard(guard), expectJson, limit], schema: { body: subscriptionSchema } },
      async (request, reply) => {
        const { emailId, source, form_botcheck } = request.body;
        // For every address, so that nobody learns whether a mail is due.
        const waitMs = await rateLimiter.takeMail(request, emailId);
        if (waitMs > 0) throw tooMany('requests', waitMs);
        await doubleOptIn.request(emailId, { source, trace: request.id, isSuspected: Boolean(form_botcheck) });
        onQueued();
        // The same response for every address, so that nobody learns who is subscribed.
        return reply.code(202).send({ status: 'success', data: {} });
      },
    );

    app.post(
      '/api/v1/subscriptions/confirm',
      { preParsing: [sameSiteGuard(guard), expectJson, limit], schema: { body: linkSchema } },
      async ({ id: trace, body: { token } }) => {
        const id = links.read('confirm', token);
        if (!id || !(await doubleOptIn.confirm(id, trace)))
          throw invalidLink('This link is no longer valid. Please subscribe again.');
        onQueued();
        return { status: 'success', data: {} };
      },
    );

    await app.register(unsubscribeRoute(doubleOptIn, links, limit));
  };
}

// No same-site guard: mail programs call this without a page or a cookie (RFC 8058). The token is enough.
function unsubscribeRoute(
  doubleOptIn: DoubleOptIn,
  links: SubscriptionLinks,
  limitGuesses: ReturnType<typeof limitAttempts>,
): ServiceRoutes {
  return async (app) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      app.addContentTypeParser(type, { parseAs: 'string' }, async () => ({}));
    app.post('/api/v1/subscriptions/leave', async (request) => {
      const { token } = tokenOf(request.body) ?? tokenOf(request.query) ?? { token: '' };
      const id = links.read('unsubscribe', token);
      if (!id) {
        // Links that we have signed do not count: a mail provider unsubscribes all its people from a few addresses.
        await limitGuesses(request);
        throw invalidLink('This link is incomplete. Please open it from the email again.');
      }
      await doubleOptIn.unsubscribe(id);
      return { status: 'success', data: {} };
    });
    // Mail programs without one-click unsubscribing open the same address as a page, and so do scanners of links: it
    // changes nothing and leads to the page with the button.
    app.get('/api/v1/subscriptions/leave', async ({ query }, reply) =>
      reply.header('cache-control', 'no-store').redirect(links.unsubscribePage(tokenOf(query)?.token ?? ''), 303),
    );
  };
}

function tokenOf(input: unknown): { token: string } | undefined {
  const result = v.safeParse(linkSchema, input);
  return result.success ? result.output : undefined;
}

function invalidLink(message: string): HttpError {
  return new HttpError(410, 'link_invalid', message);
}
