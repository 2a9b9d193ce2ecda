// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import commercialsPicture from '../../pictures/industry-commercials.webp';
import commercialsCloseUp from '../../pictures/industry-commercials-close.webp';
import corporatePicture from '../../pictures/industry-corporate.webp';
import corporateCloseUp from '../../pictures/industry-corporate-close.webp';
import residentialPicture from '../../pictures/industry-residential.webp';
import residentialCloseUp from '../../pictures/industry-residential-close.webp';
import healthcarePicture from '../../pictures/industry-healthcare.webp';
import healthcareCloseUp from '../../pictures/industry-healthcare-close.webp';
import educationPicture from '../../pictures/industry-education.webp';
import educationCloseUp from '../../pictures/industry-education-close.webp';
import eventPicture from '../../pictures/industry-event.webp';
import eventCloseUp from '../../pictures/industry-event-close.webp';
import type { IndustryContent } from '../types.ts';

/** What lists show of each page, in the order of menus: a list that named the pages would load them whole. */
export const industriesOnCards: Pick<IndustryContent, 'slug' | 'name' | 'summary' | 'illustration' | 'closeUp' | 'ground'>[] = [
  {
    slug: 'commercials',
    name: 'Commercials',
    summary: 'Housekeeping for towers and malls where many tenants share one lobby.',
    illustration: {
      picture: commercialsPicture,
      alt: 'A miniature shopping arcade with striped awnings, where a woman sweeps the pavement, a cleaner wipes a shop front and a colleague carries a parcel past an autorickshaw.',
    },
    closeUp: {
      picture: commercialsCloseUp,
      alt: 'A miniature housekeeper in a sari sweeps the pavement before the striped awnings of a shopping arcade.',
    },
    ground: 'sand',
  },
  {
    slug: 'corporate',
    name: 'Corporate',
    summary: 'Pantry service for offices and IT parks, from the first tea to the late shift.',
    illustration: {
      picture: corporatePicture,
      alt: 'A miniature glass office tower with a cleaner on a hanging platform, and below it two managers, a pantry attendant, a gardener and a mopper round a fountain.',
    },
    closeUp: {
      picture: corporateCloseUp,
      alt: 'A miniature pantry attendant in cap and apron brings a tray of chai to a manager before the glass front of an office tower.',
    },
    ground: 'sun',
  },
  {
    slug: 'residential',
    name: 'Residential',
    summary: 'A medical room inside the society, with a paramedic on duty in every shift.',
    illustration: {
      picture: residentialPicture,
      alt: 'A miniature housing society of pink and yellow blocks, where children play by a swing and slide while a sweeper, a nurse and a technician work.',
    },
    closeUp: {
      picture: residentialCloseUp,
      alt: 'A miniature nurse with a medical bag checks on an old man in white before a yellow house of a housing society.',
    },
    ground: 'clay',
  },
  {
    slug: 'healthcare',
    name: 'Healthcare',
    summary: 'Ward attendants, paramedics and housekeepers on fixed rosters for hospitals and clinics.',
    illustration: {
      picture: healthcarePicture,
      alt: 'A miniature hospital reception where two cleaners in masks and gloves are at work, an attendant pushes a wheelchair and a supervisor greets those who wait.',
    },
    closeUp: {
      picture: healthcareCloseUp,
      alt: 'A miniature ward attendant pushes an old man in a wheelchair through a hospital’s reception.',
    },
    ground: 'mint',
  },
  {
    slug: 'education',
    name: 'Education',
    summary: 'Plumbing for schools and colleges: tested water, working washrooms, repairs outside lessons.',
    illustration: {
      picture: educationPicture,
      alt: 'A miniature school courtyard where a plumber mends a row of drinking taps while children play near their teacher and a cleaner.',
    },
    closeUp: {
      picture: educationCloseUp,
      alt: 'A miniature plumber kneels at a row of brass drinking taps along a school wall.',
    },
    ground: 'sand',
  },
  {
    slug: 'event',
    name: 'Event',
    summary: 'Manpower and housekeeping for exhibitions, concerts, fairs and large weddings.',
    illustration: {
      picture: eventPicture,
      alt: 'A miniature trade fair with striped stalls and bunting, where stewards and a cleaner prepare the floor and two colleagues set up the stage.',
    },
    closeUp: {
      picture: eventCloseUp,
      alt: 'A miniature steward with a headset and a clipboard waves from the floor of a trade fair.',
    },
    ground: 'sun',
  },
];
