import { addressLine, brand } from '@site/brand';
import officePicture from '@site/pictures/masters/office-map.webp';
import type { Illustration } from '../content/types.ts';

/** A way to reach the company. */
export interface Way {
  term: string;
  text: string;
  href?: string;
}

export const officeWays: Way[] = [
  { term: 'Postal address', text: addressLine },
  { term: 'Working hours', text: brand.workingHours },
  { term: 'The company', text: 'Invented, as “About this site” on the website explains' },
];

export const officeMap: Illustration = {
  picture: officePicture,
  alt: 'A miniature quarter of offices round a park and a metro station, with a large pin above the building of the company.',
};
