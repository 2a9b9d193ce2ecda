import DOMPurify from 'dompurify';
import { allowedTags, attributeNames, isAllowedAttribute, safeAddress } from '../contract/allowed-html.ts';

DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  attribute.keepAttr = isAllowedAttribute(element.localName, attribute.attrName, attribute.attrValue);
});

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'img' && !element.hasAttribute('src')) element.remove();
});

/** Gives the same HTML as `sanitise.server.ts`, with the browser's own parser. */
export function sanitise(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: attributeNames,
    ALLOWED_URI_REGEXP: safeAddress,
    // DOMPurify checks all other attributes against the address pattern too, unless told not to.
    ADD_URI_SAFE_ATTR: attributeNames.filter((name) => name !== 'href'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
