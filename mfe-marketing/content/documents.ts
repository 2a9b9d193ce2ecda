import { brand } from '@site/brand';
import type { DocumentEntry } from '@site/contracts/part';
import brochureFile from '../brochure/brochure.pdf';
import rosterFile from '../brochure/hospital-roster.csv';
import tenderPackFile from '../brochure/tender-pack.pdf';

// Browsers save a file under the last part of its path, so the paths name the company.

export const brochure: DocumentEntry = {
  ...brochureFile,
  path: `/${brand.slug}-brochure.pdf`,
  format: 'PDF',
  menus: [{ group: 'legal', order: 9, label: 'Brochure' }],
};

/** For a tender's own spreadsheet. */
export const hospitalRoster: DocumentEntry = {
  ...rosterFile,
  path: `/${brand.slug}-hospital-roster.csv`,
  format: 'CSV',
  menus: [{ group: 'tenders', order: 2, label: 'Hospital roster for spreadsheets' }],
};

/** The contact page lists documents of the group `tenders` below its address for tenders. */
export const tenderPack: DocumentEntry = {
  ...tenderPackFile,
  path: `/${brand.slug}-tender-pack.pdf`,
  format: 'PDF',
  menus: [{ group: 'tenders', order: 1, label: 'Tender pack for hospitals' }],
};
