import { brand } from '@site/brand';
import type { DocumentEntry } from '@site/contracts/part';
import file from '../brochure/brochure.pdf';

/** The brochure's entry in menus. Browsers save the file under the last part of its path, so the path names the company. */
export const brochure: DocumentEntry = {
  ...file,
  path: `/${brand.slug}-brochure.pdf`,
  format: 'PDF',
  menus: [{ group: 'legal', order: 9, label: 'Brochure' }],
};
