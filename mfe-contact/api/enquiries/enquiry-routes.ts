import { createHash } from 'node:crypto';
import { type Envelope, failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import { HttpError } from '@site/service/http-errors';
import * as v from 'valibot';
import { anyEnquirySchema, type Enquiry } from '../../contract/enquiry.ts';
import { sourceRule } from '../../contract/rules.ts';
import { type GuardOptions, sameSiteGuard } from '../protection/csrf.ts';
import { limitAttempts, type RateLimiter } from '../protection/rate-limit.ts';
import { type EnquiryRepository, newReference } from './enquiry-repository.ts';

const idempotencyKey = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)));

interface EnquiryRoutesOptions {
  enquiries: EnquiryRepository;
  guard: GuardOptions;
  rateLimiter: RateLimiter;
  /** Called after each enquiry, when its deliveries are due. */
  onStored: () => void;
}

export function enquiryRoutes({ enquiries, guard, rateLimiter, onStored }: EnquiryRoutesOptions): ServiceRoutes {
  return async (app) => {
    app.post(
      '/api/v1/generalEnquiry',
      {
        // They run in this order: rate limit (onRequest), same-site guard (preParsing), and only then the body is
        // parsed and checked.
        onRequest: limitAttempts('enquiries', rateLimiter),
        preParsing: sameSiteGuard(guard),
        schema: { body: anyEnquirySchema },
      },
      async (request, reply) => {
        const key = keyOf(request.headers['idempotency-key']) ?? (guard.pageOrigin && keyOfContent(request.body));
        // Answered like any other, though nothing is stored: a bot that was refused would try again without the field.
        if (request.body.website) return reply.code(201).send(accepted(newReference()));
        const source = sourceOf(request.headers['enquiry-source']);
        const stored = await enquiries.store({ ...request.body, source }, key, request.id);
        onStored();
        if (stored.status === 'stored') return reply.code(201).send(accepted(stored.reference));
        return reply
          .code(422)
          .send(failure('idempotency_key_reused', 'This Idempotency-Key was used for another enquiry.'));
      },
    );
  };
}

function accepted(reference: string): Envelope<{ reference: string }> {
  return { status: 'success', data: { reference } };
}

/**
 * Where the service has an origin of its own, pages send the specified request and no header of ours (S45). There the
 * same enquiry within the lifetime of a key is a retry.
 */
function keyOfContent(enquiry: Enquiry): string {
  return createHash('sha256').update(JSON.stringify(enquiry)).digest('hex');
}

/** Path of the page that sent the enquiry. */
function sourceOf(header: unknown): string | undefined {
  const result = v.safeParse(v.optional(sourceRule), header);
  if (result.success) return result.output;
  throw new HttpError(400, 'enquiry_source_invalid', 'The header Enquiry-Source takes the path of a page.');
}

function keyOf(header: unknown): string | undefined {
  const result = v.safeParse(idempotencyKey, header);
  if (result.success) return result.output;
  throw new HttpError(
    400,
    'idempotency_key_invalid',
    'The header Idempotency-Key takes 8 to 100 letters, digits, - or _.',
  );
}
