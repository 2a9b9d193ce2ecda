import buildingPicture from '@site/pictures/masters/hero-building.webp';
import leadershipPicture from '../pictures/hero-leadership.webp';
import manpowerPicture from '../pictures/hero-manpower.webp';
import type { Illustration } from './types.ts';

/** Scenes of the pages that list others or people, at their head. The pictures of all other pages stand in their content. */
export const headScenes = {
  services: {
    picture: manpowerPicture,
    alt: 'A miniature depot yard where people of twelve trades stand in two rows, among them a gardener, an electrician, a nurse and a cook.',
  },
  industries: {
    picture: buildingPicture,
    alt: 'A miniature corner of a town with a white house of three floors, a garden, a street with an autorickshaw, and people at work on each side.',
  },
  leadership: {
    picture: leadershipPicture,
    alt: 'A miniature office in the evening where six young colleagues talk over laptops and plans at a long table.',
  },
} satisfies Record<string, Illustration>;
