import sanitizeHtml from 'sanitize-html';
import { allowedTags, anyAttribute, safeAddress } from '../contract/allowed-html.ts';

/** Gives the same HTML as `sanitise.browser.ts`, without a DOM. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { '*': anyAttribute },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withoutUnsafeAddress(attribs) }) },
  });
}

function withoutUnsafeAddress({ href, ...others }: Record<string, string>): Record<string, string> {
  return href !== undefined && safeAddress.test(href) ? { ...others, href } : others;
}
