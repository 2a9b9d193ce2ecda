/**
 * A text as in an address or an anchor: lower-case letters, digits and single dashes. Empty if it has neither a-z nor 0-9.
 * @example
 * toSlug("Owner's duties: cafés"); // 'owners-duties-cafes'
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
