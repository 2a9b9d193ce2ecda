import { publishChanged } from '../../support/part-build.ts';
import {
  insertAfter,
  pageComponents,
  type SourceChange,
  throwInBrowser,
  throwOnServer,
} from '../../support/source-changes.ts';

type Part = 'marketing' | 'blog' | 'contact';

const changes: Record<Part, SourceChange[]> = {
  marketing: [
    insertAfter(pageComponents.ApproachPage, throwInBrowser),
    insertAfter(pageComponents.LeadershipPage, throwOnServer),
  ],
  blog: [
    insertAfter(pageComponents.BlogListPage, throwInBrowser),
    insertAfter(pageComponents.BlogDetailPage, throwOnServer),
  ],
  contact: [
    // On the server only /contact?sent=… throws, so that /contact is served and throws in the browser.
    insertAfter(pageComponents.ContactPage, `${throwInBrowser}\nif (start.status === 'sent') {${throwOnServer}}`),
  ],
};

/** Publishes a version of a part with pages that throw. Returns its name. */
export function publishThrowing(part: Part): Promise<string> {
  return publishChanged(`mfe-${part}`, changes[part]);
}
