import type { ServiceRoutes } from '@site/service/http/create-service';
import { HttpError } from '@site/service/http/http-errors';
import { enquiryLinkSchema, type FollowedLink, type LinkAction } from '../../contract/enquiry-link.ts';
import { limitAttempts, type RateLimiter } from '../protection/rate-limit.ts';
import { eraseFor } from '../retention/erasure.ts';
import type { Database, EnquiryMessageKind, EnquiryRow } from '../tables.ts';
import type { EnquiryLink, EnquiryLinks } from './enquiry-links.ts';
import * as enquiries from './enquiry-repository.ts';
import { type ActionRequest, recordAction } from './record-action.ts';

interface EnquiryLinkRoutesOptions {
  database: Database;
  links: EnquiryLinks;
  rateLimiter: RateLimiter;
  dataDir: string;
  /** The messages that an enquiry gets. */
  messageKinds: EnquiryMessageKind[];
  /** Called when messages have become due. */
  onQueued: () => void;
}

/**
 * Follows the links of mails to sales, by POST only: programs that scan mails open links. No same-site guard, because the token is enough.
 */
export function enquiryLinkRoutes({
  database,
  dataDir,
  links,
  rateLimiter,
  messageKinds,
  onQueued,
}: EnquiryLinkRoutesOptions): ServiceRoutes {
  // Links that we have signed do not count: a sales desk at one address settles a day's suspected spam at once.
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

  async function follow(link: EnquiryLink, chosen: string | undefined): Promise<FollowedLink> {
    const enquiry = await enquiries.find(database, 'id', link.enquiryId);
    if (!enquiry || (chosen !== undefined && !link.people.includes(chosen))) throw invalidLink();
    const { action, people } = link;
    const [only] = people.length === 1 && action !== 'erase' ? people : [];
    const person = chosen ?? only;
    if (person === undefined) return { outcome: 'asked', enquiry: shownOf(enquiry), people };
    if (action === 'erase') {
      await eraseFor(database, dataDir, { by: 'reference', reference: enquiry.reference });
      return { outcome: 'erased', enquiry: shownOf(enquiry) };
    }
    const request = { reference: enquiry.reference, ...actionOf(action, person) };
    const recorded = await recordAction(database, request, messageKinds);
    if (!recorded) throw invalidLink();
    onQueued();
    return {
      outcome: recorded.isChanged ? 'changed' : 'unchanged',
      enquiry: shownOf(recorded.enquiry),
      ...(recorded.enquiry.done_at !== null && { reopen: links.reopenToken(enquiry, person) }),
    };
  }

  function actionOf(action: Exclude<LinkAction, 'erase'>, by: string): Omit<ActionRequest, 'reference'> {
    switch (action) {
      case 'mine':
        return { action: 'assigned', by, to: by, isOnlyIfFree: true };
      case 'answered':
        return { action: 'done', by };
      case 'spam':
        return { action: 'spam', by };
      case 'not-spam':
        return { action: 'released', by };
      case 'reopen':
        return { action: 'reopened', by };
    }
  }
}

function shownOf(row: EnquiryRow): FollowedLink['enquiry'] {
  return {
    reference: row.reference,
    fullName: row.full_name,
    state: enquiries.stateOf(row),
    doneAt: row.done_at ?? '',
    doneBy: row.done_by ?? '',
    assignedTo: row.assigned_to ?? '',
  };
}

function invalidLink(): HttpError {
  return new HttpError(410, 'link_invalid', 'This link has expired, or its enquiry has been erased.');
}
