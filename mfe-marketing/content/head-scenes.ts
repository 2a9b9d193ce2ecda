import manpowerPicture from '../pictures/hero-manpower.webp';
import industriesPicture from '../pictures/industries.webp';
import type { Illustration } from './illustration.ts';

/** Banner pictures of the two list pages. All other pages have theirs in their content. */
export const headScenes = {
  services: {
    picture: manpowerPicture,
    alt: 'A miniature depot yard where people of twelve trades stand in two rows, among them a gardener, an electrician, a nurse and a cook.',
  },
  industries: {
    picture: industriesPicture,
    alt: 'A miniature square with a tower, a clinic, a school, flats, shops and a festive tent around it, and seven people in teal and gold at work between them.',
  },
} satisfies Record<string, Illustration>;
