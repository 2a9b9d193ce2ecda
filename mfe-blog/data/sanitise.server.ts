import sanitizeHtml from 'sanitize-html';
import { allowedTags, attributeNames, isAllowedAttribute } from '../contract/allowed-html.ts';

/** Gives the same HTML as `sanitise.browser.ts`, without a DOM. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { '*': attributeNames },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: allowedOf(tagName, attribs) }) },
  });
}

function allowedOf(tag: string, attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isAllowedAttribute(tag, name, value)));
}
