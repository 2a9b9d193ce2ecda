import { brand } from './index.ts';

export const tendersEmail = 'tenders@sevantra.example';

export const socialProfiles = [
  { name: 'LinkedIn', href: 'https://linkedin.example/sevantra' },
  { name: 'Facebook', href: 'https://facebook.example/sevantra' },
  { name: 'Instagram', href: 'https://instagram.example/sevantra' },
  { name: 'YouTube', href: 'https://youtube.example/sevantra' },
] as const;

/** Path of the office's vCard, and the name under which it is saved. */
export const officeCardPath = `/${brand.slug}-office.vcf`;
