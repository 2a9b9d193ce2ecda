import { maxLinkTokenLength } from '../contract/link-token.ts';

/**
 * The token of the link that was opened, by its key in the address. Checked, because anybody can craft a link: the page must not repeat a
 * stranger's words.
 */
export function openedToken(query: URLSearchParams, key: string): string | undefined {
  const token = query.get(key) ?? '';
  return token.length <= maxLinkTokenLength && /^[\w.-]+$/.test(token) ? token : undefined;
}
