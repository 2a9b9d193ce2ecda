import { brand } from '@site/brand';
import type { DocumentEntry } from '@site/contracts/part';
import file from '../brochure/brochure.pdf';

/** The one file that visitors take home. Its address is what it is saved as, so it says whose it is. */
export const brochure: DocumentEntry = {
  ...file,
  path: `/${brand.slug}-brochure.pdf`,
  format: 'PDF',
  menus: [{ group: 'legal', order: 9, label: 'Brochure' }],
};
