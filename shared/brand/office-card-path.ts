import { brand } from './index.ts';

/** Path of the office's vCard, and the name under which it is saved. */
export const officeCardPath = `/${brand.slug}-office.vcf`;
