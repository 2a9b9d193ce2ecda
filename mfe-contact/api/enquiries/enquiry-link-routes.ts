import type { ServiceRoutes } from '@site/service/http/create-service';
import { HttpError } from '@site/service/http/http-errors';
import { enquiryLinkSchema, type FollowedLink } from '../../contract/enquiry-link.ts';
import { limitAttempts, type RateLimiter } from '../protection/rate-limit.ts';
import type { Database, EnquiryRow } from '../tables.ts';
import type { EnquiryLink, EnquiryLinks } from './enquiry-links.ts';
import * as enquiries from './enquiry-repository.ts';

interface EnquiryLinkRoutesOptions {
  database: Database;
  links: EnquiryLinks;
  rateLimiter: RateLimiter;
  /** Erases the enquiry with this reference, and every trace of it. */
  erase: (reference: string) => Promise<unknown>;
}

/**
 * Follows the links of mails to sales, by POST only: programs that scan mails open links. No same-site guard, because the token is enough.
 */
export function enquiryLinkRoutes({ database, links, rateLimiter, erase }: EnquiryLinkRoutesOptions): ServiceRoutes {
  // Links that we have signed do not count: a sales desk at one address settles many enquiries at once.
  const limitGuesses = limitAttempts('requests', rateLimiter);

  return async (app) => {
    app.post('/api/v1/enquiryLinks', { schema: { body: enquiryLinkSchema } }, async (request) => {
      const link = links.read(request.body.token);
      if (!link) {
        await limitGuesses(request);
        throw invalidLink();
      }
      return { status: 'success', data: await follow(link, request.body.person) };
    });
  };

  /** Asks who it is where the mail went to several people, and before it erases. */
  async function follow({ action, enquiryId, people }: EnquiryLink, person?: string): Promise<FollowedLink> {
    const before = await enquiries.find(database, 'id', enquiryId);
    if (!before || (person !== undefined && !people.includes(person))) throw invalidLink();
    const by = person ?? (people.length === 1 && action !== 'erase' ? people[0] : undefined);
    if (by === undefined) return { outcome: 'asked', enquiry: linkedEnquiry(before), people };
    const { reference } = before;
    if (action === 'erase') {
      await erase(reference);
      return { outcome: 'erased', enquiry: linkedEnquiry(before) };
    }
    const mark = { reference, by, action: action === 'answered' ? 'done' : action } as const;
    const outcome = (await enquiries.mark(database, mark)) ? 'changed' : 'unchanged';
    const after = await enquiries.find(database, 'id', enquiryId);
    if (!after) throw invalidLink();
    return { outcome, enquiry: linkedEnquiry(after) };
  }
}

function linkedEnquiry(row: EnquiryRow): FollowedLink['enquiry'] {
  return {
    reference: row.reference,
    fullName: row.full_name,
    state: enquiries.stateOf(row),
    doneAt: row.done_at ?? '',
    doneBy: row.done_by ?? '',
  };
}

function invalidLink(): HttpError {
  return new HttpError(410, 'link_invalid', 'This link has expired, or its enquiry has been erased.');
}
