// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import type { IndustryCardContent } from '../../data/card-content.ts';
import commercials from '../../pictures/industry-commercials.webp';
import corporate from '../../pictures/industry-corporate.webp';
import residential from '../../pictures/industry-residential.webp';
import healthcare from '../../pictures/industry-healthcare.webp';
import education from '../../pictures/industry-education.webp';
import event from '../../pictures/industry-event.webp';

/** In the order of menus. Copied from the pages, because importing them would load all of their content. */
export const industriesOnHome: IndustryCardContent[] = [
  {
    path: '/commercials',
    name: 'Commercials',
    summary: 'Housekeeping for towers and malls where many tenants share one lobby.',
    ground: 'sand',
    illustration: {
      picture: commercials,
      alt: 'A miniature shopping arcade with striped awnings, where a woman sweeps the pavement, a cleaner wipes a shop front and a colleague carries a parcel past an autorickshaw.',
    },
  },
  {
    path: '/corporate',
    name: 'Corporate',
    summary: 'Pantry service for offices and IT parks, from the first tea to the late shift.',
    ground: 'sun',
    illustration: {
      picture: corporate,
      alt: 'A miniature glass office tower with a cleaner on a hanging platform, and below it two managers, a pantry attendant, a gardener and a mopper round a fountain.',
    },
  },
  {
    path: '/residential',
    name: 'Residential',
    summary: 'A medical room inside the society, with a paramedic on duty in every shift.',
    ground: 'clay',
    illustration: {
      picture: residential,
      alt: 'A miniature housing society of pink and yellow blocks, where children play by a swing and slide while a sweeper, a nurse and a technician work.',
    },
  },
  {
    path: '/healthcare',
    name: 'Healthcare',
    summary: 'Ward attendants, paramedics and housekeepers on fixed rosters for hospitals and clinics.',
    ground: 'mint',
    illustration: {
      picture: healthcare,
      alt: 'A miniature ward of two beds: a nurse signs the round beside an attendant, a housekeeper mops the floor and a patient comes back in a wheelchair.',
    },
  },
  {
    path: '/education',
    name: 'Education',
    summary: 'Plumbing for schools and colleges: tested water, working washrooms, repairs outside lessons.',
    ground: 'sand',
    illustration: {
      picture: education,
      alt: 'A miniature school courtyard where a plumber mends a row of drinking taps while children play near their teacher and a cleaner.',
    },
  },
  {
    path: '/event',
    name: 'Event',
    summary: 'Manpower and housekeeping for exhibitions, concerts, fairs and large weddings.',
    ground: 'sun',
    illustration: {
      picture: event,
      alt: 'A miniature trade fair with striped stalls and bunting, where stewards and a cleaner prepare the floor and two colleagues set up the stage.',
    },
  },
];
