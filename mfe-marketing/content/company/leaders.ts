import associatePicture from '../../pictures/portrait-associate.webp';
import directorPicture from '../../pictures/portrait-director.webp';
import nursePicture from '../../pictures/portrait-nurse.webp';
import type { Leader } from './types.ts';

/** Who leads the company, for the pages that name them. */
export const leaders = {
  director: {
    name: 'Anand Mathur',
    role: 'Managing Director',
    illustration: {
      picture: directorPicture,
      alt: 'A miniature figure of the Managing Director, with grey hair, a moustache and round glasses, in a dark suit with a gold tie at his desk.',
    },
  },
  associate: {
    name: 'Kavita Nair',
    role: 'Associate Director, Technical and Process',
    illustration: {
      picture: associatePicture,
      alt: 'A miniature figure of the Associate Director, a woman with long dark hair in a dark jacket, holding a rolled drawing before a plan and pipes.',
    },
  },
} satisfies Record<string, Leader>;

/** The person for hospitals to call, who is not one of the directors. */
export const headOfNursing = {
  name: 'Lissy Thomas',
  role: 'Head of Nursing',
  illustration: {
    picture: nursePicture,
    alt: 'A miniature figure of the Head of Nursing, a woman of about fifty in a pale blue sari with a name badge, who laughs as she signs a sheet on the ward.',
  },
} satisfies Leader;

/** What each director answers for. */
export const answersFor: Record<keyof typeof leaders, string> = {
  director: 'Clients and contracts, finance, and the terms on which our people work',
  associate: 'Technical audits, the training centre, safety permits and the maintenance calendars of our sites',
};
