import picture from '../../pictures/industry-commercials.webp';
import closeUp from '../../pictures/industry-commercials-close.webp';
import type { IndustryContent, PageListing } from '../types.ts';

export const commercials: IndustryContent = {
  slug: 'commercials',
  name: 'Commercials',
  title: 'Housekeeping for Commercial Buildings',
  description:
    'A case study in housekeeping for commercial buildings and malls: shared lobbies, many tenants, one cleaning plan and one supervisor in charge.',
  searchWords: [
    'commercial building',
    'mall',
    'market',
    'showroom',
    'office tower',
    'shopping complex',
    'lobby',
    'facade',
    'dukaan',
  ],
  updated: '2026-11-20',
  summary: 'Housekeeping for towers and malls where many tenants share one lobby.',
  focus: 'Housekeeping',
  illustration: {
    picture,
    alt: 'A miniature shopping arcade with striped awnings, where a woman sweeps the pavement, a cleaner wipes a shop front and a guard waves near a tea cart.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature housekeeper in a sari sweeps the pavement before the striped awnings of a shopping arcade.',
  },
  lead: 'A commercial tower belongs to its owner, but it is judged by the visitors of forty tenants. This case study shows how one housekeeping team can satisfy all of them.',
  problem: [
    'Picture a building of twelve floors in an NCR business district: showrooms below, offices above, a food court between. Three contractors cleaned it, one for each owner. The lobby was mopped twice and the fire stairs never; the lift buttons were nobody’s. Complaints travelled through the association, the estate office and two supervisors before a bucket moved.',
    'Footfall made it harder. Saturdays brought five times the visitors of a Tuesday, yet the same nine people were on duty, and monsoon mud reached the third floor by lunch.',
  ],
  solution: [
    'We propose one team for all shared areas, planned around people and not around square metres. Entrances are staffed for the weekend peak, office floors are done before eight, and a pair of roaming housekeepers answers calls from tenants through a single number.',
    'Matting of nine paces at each door stops most of the dirt before it travels. Machines scrub the granite at night; facade glass, signage and parking ramps have a monthly date that tenants can see. Every tenant’s representative walks the building with our supervisor once a month and gives marks.',
  ],
  advantages: [
    'One accountable supervisor in place of three contractors',
    'Rosters that follow footfall, weekends included',
    'Night work for wet floors and loud machines',
    'Marks given by tenants, published on the notice board',
  ],
  benefits: [
    {
      title: 'First impressions',
      text: 'Glass, brass and floors look the same at six in the evening as at nine in the morning.',
    },
    { title: 'Fewer disputes', text: 'A drawing shows who cleans what, so common cost is shared without argument.' },
    { title: 'Safer floors', text: 'Wet areas are cordoned, mopped dry and reopened within minutes.' },
    {
      title: 'Longer-lived surfaces',
      text: 'Stone, steel and carpet are treated with the agent their maker recommends.',
    },
  ],
  boxes: [
    { title: 'Shared areas first', text: 'Lobbies, lifts, stairs and washrooms get the steadiest hands.' },
    { title: 'Peak-hour crews', text: 'Short shifts strengthen the team exactly when the crowd arrives.' },
    { title: 'Monthly walk-round', text: 'Owner, tenants and our supervisor look at the same corners together.' },
  ],
  hasWasteBox: false,
};

export const commercialsListing: PageListing = {
  order: 10,
  everydayWords: ['commercial complex, tower, arcade, shops, retail park, multiplex, bazaar', 'imarat'],
};
