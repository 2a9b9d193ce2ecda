// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.
// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import type { IndustryCardContent } from '../../data/card-content.ts';
import commercials from '../../pictures/industry-commercials-close.webp';
import corporate from '../../pictures/industry-corporate-close.webp';
import residential from '../../pictures/industry-residential-close.webp';
import healthcare from '../../pictures/industry-healthcare-close.webp';
import education from '../../pictures/industry-education-close.webp';
import event from '../../pictures/industry-event-close.webp';

/** In the order of menus. Copied from the pages, because importing them would load all of their content. */
export const industriesOnList: IndustryCardContent[] = [
  {
    path: '/commercials',
    name: 'Commercials',
    summary: 'Housekeeping for towers and malls where many tenants share one lobby.',
    ground: 'sand',
    illustration: {
      picture: commercials,
      alt: 'A miniature housekeeper in a sari sweeps the pavement before the striped awnings of a shopping arcade.',
    },
  },
  {
    path: '/corporate',
    name: 'Corporate',
    summary: 'Pantry service for offices and IT parks, from the first tea to the late shift.',
    ground: 'sun',
    illustration: {
      picture: corporate,
      alt: 'A miniature pantry attendant in cap and apron brings a tray of chai to a manager before the glass front of an office tower.',
    },
  },
  {
    path: '/residential',
    name: 'Residential',
    summary: 'A medical room inside the society, with a paramedic on duty in every shift.',
    ground: 'clay',
    illustration: {
      picture: residential,
      alt: 'A miniature nurse with a medical bag checks on an old man in white before a yellow house of a housing society.',
    },
  },
  {
    path: '/healthcare',
    name: 'Healthcare',
    summary: 'Ward attendants, paramedics and housekeepers on fixed rosters for hospitals and clinics.',
    ground: 'mint',
    illustration: {
      picture: healthcare,
      alt: 'A miniature ward nurse signs a sheet on a clipboard beside an attendant, at the foot of two beds.',
    },
  },
  {
    path: '/education',
    name: 'Education',
    summary: 'Plumbing for schools and colleges: tested water, working washrooms, repairs outside lessons.',
    ground: 'sand',
    illustration: {
      picture: education,
      alt: 'A miniature plumber kneels at a row of brass drinking taps along a school wall.',
    },
  },
  {
    path: '/event',
    name: 'Event',
    summary: 'Manpower and housekeeping for exhibitions, concerts, fairs and large weddings.',
    ground: 'sun',
    illustration: {
      picture: event,
      alt: 'A miniature steward with a headset and a clipboard waves from the floor of a trade fair.',
    },
  },
];
