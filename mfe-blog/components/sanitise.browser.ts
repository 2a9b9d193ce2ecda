import DOMPurify from 'dompurify';
import { allowedAttributes, allowedTags, safeAddress } from './allowed-html.ts';

/** Same result as `sanitise.server.ts`, with the browser's own parser. */
export function sanitise(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: safeAddress,
    // DOMPurify holds every other attribute against the pattern for addresses too.
    ADD_URI_SAFE_ATTR: allowedAttributes.filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
