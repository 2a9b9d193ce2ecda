import DOMPurify from 'dompurify';
import { allowedTags, anyAttribute, safeAddress } from '../contract/allowed-html.ts';

/** Gives the same HTML as `sanitise.server.ts`, with the browser's own parser. */
export function sanitise(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: anyAttribute,
    ALLOWED_URI_REGEXP: safeAddress,
    // DOMPurify checks all other attributes against the address pattern too, unless told not to.
    ADD_URI_SAFE_ATTR: anyAttribute.filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
