import type { Envelope } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/http/create-service';
import { HttpError } from '@site/service/http/http-errors';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Campaign, readCampaign } from '../../contract/campaign.ts';
import { anyEnquirySchema } from '../../contract/enquiry.ts';
import { callDeadline } from '../../contract/office-hours.ts';
import { sourceRule } from '../../contract/rules.ts';
import { enquiryFingerprint } from '../fingerprints.ts';
import { type GuardOptions, sameSiteGuard, tokenAgeMs } from '../protection/csrf.ts';
import { expectJson, limitAttempts, type RateLimiter } from '../protection/rate-limit.ts';
import type { Database } from '../tables.ts';
import type { EnquiryIntake } from './intake.ts';

interface EnquiryRoutesOptions {
  intake: EnquiryIntake;
  guard: GuardOptions;
  rateLimiter: RateLimiter;
  /** Called after each enquiry, when its messages are due. */
  onQueued: () => void;
}

export function enquiryRoutes({ intake, guard, rateLimiter, onQueued }: EnquiryRoutesOptions): ServiceRoutes {
  return async (app) => {
    app.post(
      '/api/v1/generalEnquiry',
      {
        // In this order, and only then the body is parsed and checked.
        preParsing: [sameSiteGuard(guard), expectJson, limitAttempts('enquiries', rateLimiter)],
        schema: { body: anyEnquirySchema },
      },
      async (request, reply) => {
        const key = idempotencyKeyOf(request);
        const enquiry = {
          ...request.body,
          source: v.parse(sourceRule, request.headers['enquiry-source']),
          cameFrom: v.parse(sourceRule, request.headers['enquiry-from']),
          campaign: campaignOf(request),
          hasHoneypot: Boolean(request.body.form_botcheck),
          filledInMs: tokenAgeMs(request, guard.tokens),
          takeThanks: async (transaction: Database) =>
            (await rateLimiter.takeMail(request, request.body.emailId, transaction)) === 0,
        };
        // Pages of another origin send the specified request and no header of ours (S45). There the same enquiry within the lifetime of a
        // key is a retry.
        const keyOfContent = guard.pageOrigin && enquiryFingerprint(enquiry);
        const stored = await intake.store(enquiry, key ?? keyOfContent, request.id);
        onQueued();
        if (stored.status !== 'stored')
          throw new HttpError(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another enquiry.');
        return reply.code(201).send(accepted(stored.reference, new Date()));
      },
    );
  };
}

/** The campaign that the form sends or, without scripts, that the address of its page names. A malformed one is ignored. */
function campaignOf({ headers: { 'enquiry-campaign': sent, referer = '' } }: FastifyRequest): Campaign | undefined {
  if (typeof sent === 'string') return readCampaign(sent);
  return URL.canParse(referer) ? readCampaign(new URL(referer).search) : undefined;
}

function accepted(reference: string, now: Date): Envelope<{ reference: string; callBy: string }> {
  return { status: 'success', data: { reference, callBy: callDeadline(now).toISOString() } };
}

const keyRule = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)));

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const result = v.safeParse(keyRule, headers['idempotency-key']);
  if (result.success) return result.output;
  throw new HttpError(
    400,
    'idempotency_key_invalid',
    'The header Idempotency-Key takes 8 to 100 letters, digits, - or _.',
  );
}
