import { brand } from './index.ts';

/** Where the office is to be had as a vCard; also the name it is saved under. */
export const officeCardPath = `/${brand.slug}-office.vcf`;
