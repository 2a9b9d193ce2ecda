import { onlyVisible } from '@site/contracts/visible-text';

/**
 * The ten digits of an Indian number as people write it: without spaces, dashes, dots, brackets and invisible characters, such
 * as the direction marks that address books copy along, and without +91, 0091, 91 or 0 before ten digits (S5). Anything else
 * keeps its digits, so that validation refuses it.
 */
export function normalisePhone(written: string): string {
  const compact = onlyVisible(written).replace(/[().[\]\-\u2010-\u2015]/g, '');
  return compact.replace(/^(?:\+91|0091|91)?0?(?=\d{10}$)/, '');
}
