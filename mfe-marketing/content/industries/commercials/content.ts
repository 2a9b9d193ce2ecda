import type { PageListing } from '../../types.ts';
import type { IndustryContent } from '../types.ts';
import { card } from './card.ts';

export const content: IndustryContent = {
  ...card,
  title: 'Housekeeping for Commercial Buildings',
  description:
    'Housekeeping for commercial buildings and malls, with an example: shared lobbies, many tenants, one cleaning plan and one supervisor in charge.',
  updated: '2026-11-22',
  focus: 'Housekeeping',
  lead: 'We clean commercial buildings and malls in which many tenants share one lobby. The example on this page shows how one housekeeping team can take over from three.',
  problem: [
    'For example, a building of twelve floors in an NCR business district has showrooms below, offices above and a food court between. Three contractors clean it, one for each owner. The lobby is mopped twice and the fire stairs never, and no one is responsible for the lift buttons. A complaint passes through the association, the estate office and two supervisors before anyone acts on it.',
    'Footfall makes it harder. A Saturday brings five times the visitors of a Tuesday, yet the same nine people are on duty, and in the monsoon mud reaches the third floor by lunch.',
  ],
  solution: [
    'We put one team in charge of all shared areas and plan it by footfall as well as by floor area. Entrances are staffed for the weekend peak, office floors are finished before eight, and two roaming housekeepers answer calls from all tenants on one number.',
    'Nine paces of matting at each door stop most of the dirt. Machines scrub the granite at night, and facade glass, signage and parking ramps each have a monthly date that tenants can see. Once a month every tenant’s representative walks the building with our supervisor and gives marks.',
  ],
  aim: 'no mud beyond the mats, and one call for a complaint instead of four.',
  advantages: [
    'One accountable supervisor in place of three contractors',
    'Rosters that follow footfall, weekends included',
    'Night work for wet floors and loud machines',
    'Marks given by tenants and published on the notice board',
  ],
  benefits: [
    {
      title: 'Fewer disputes',
      text: 'A drawing shows who cleans what, so each owner sees what the common costs pay for.',
    },
    { title: 'Safer floors', text: 'Spills are cordoned off within 10 minutes, mopped dry and reopened within 30.' },
    {
      title: 'Surfaces that last longer',
      text: 'Stone, steel and carpet are cleaned with the product their maker recommends.',
    },
  ],
  boxes: [
    { title: 'Shared areas first', text: 'Lobbies, lifts, stairs and washrooms get our most experienced people.' },
    { title: 'Peak-hour crews', text: 'Short shifts add people for the hours when the crowd is largest.' },
    { title: 'Monthly walk-round', text: 'Owner, tenants and our supervisor inspect the building together.' },
  ],
  sample: {
    kind: 'count',
    title: 'A roster by footfall',
    intro:
      'The doors of the building in our example count about 3,000 visitors on a Tuesday and 15,000 on a Saturday. The roster moves people to where they walk.',
    caption: 'Example: people on duty, by post',
    head: ['Post', 'Tuesday', 'Saturday'],
    rows: [
      { name: 'Entrances, matting and lobby', cells: ['1', '3'] },
      { name: 'Showroom passages and food court', cells: ['2', '5'] },
      { name: 'Office floors', detail: 'done before eight', cells: ['4', '1'] },
      { name: 'Washrooms', cells: ['2', '4'] },
      { name: 'Roaming, for all tenants’ calls', cells: ['2', '2'] },
      { name: 'Night: granite by machine, ramps', cells: ['2', '2'] },
      { name: 'On duty', cells: ['13', '17'], isTotal: true },
    ],
    note: 'The four more of Saturday work a short shift from 2 pm to 8 pm. Relievers and the supervisor are counted apart.',
  },
  hasWasteBox: false,
};

export const listing: PageListing = {
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
    'commercial complex, tower, arcade, shops, retail park, multiplex, bazaar',
    'imarat',
  ],
};
