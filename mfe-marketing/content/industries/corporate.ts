import picture from '../../pictures/industry-corporate.webp';
import closeUp from '../../pictures/industry-corporate-close.webp';
import type { IndustryContent, PageListing } from '../types.ts';

export const corporate: IndustryContent = {
  slug: 'corporate',
  name: 'Corporate',
  title: 'Pantry Management for Corporate Offices',
  description:
    'How a corporate office with seven hundred people turned a noisy pantry into a calm one: stations, timings, trained attendants and less waste.',
  searchWords: [
    'IT park',
    'office',
    'corporate office',
    'company',
    'pantry',
    'cafeteria',
    'boardroom',
    'meeting',
    'daftar',
    'karyalay',
    'BPO',
  ],
  updated: '2026-11-20',
  summary: 'Pantry service for offices and IT parks, from the first tea to the late shift.',
  focus: 'Pantry',
  illustration: {
    picture,
    alt: 'A miniature glass office tower with a cleaner on a hanging platform, and below it two managers, a guard, a gardener and a mopper round a fountain.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature guard in a peaked cap salutes at the glass front of an office tower, behind a fountain.',
  },
  lead: 'In an office, the pantry decides how a meeting begins. The case below comes from the kind of technology campus we know best.',
  problem: [
    'Seven hundred colleagues on four floors shared two pantries. At eleven and at four the queue reached the lift lobby; a cup of tea cost fifteen minutes of working time. Attendants had been hired as general helpers and learnt on the job, so the boardroom received three different services in one week.',
    'Nobody knew the consumption either. Milk ran out on Mondays and was poured away on Fridays, and the late shift, serving clients abroad, found a locked door after seven.',
  ],
  solution: [
    'For one week we only counted: cups, minutes, kilos, footsteps. Then each floor received a small tea station with a machine, a sink and a trained attendant, while the large pantry kept lunch and dishwashing. Tea rounds were offset by ten minutes from floor to floor, and the queue dissolved.',
    'A hospitality pair took charge of the boardroom, working from the calendar, with trays photographed once and repeated exactly. The late shift was given its own steward. Orders now follow a simple sheet of yesterday’s use, checked by the supervisor each evening.',
  ],
  advantages: [
    'Attendants chosen for service experience, then taught your house rules',
    'Stations close to the desks, so breaks stay short',
    'Cover for early, late and night shifts',
    'Guests received in one manner on every floor',
    'A monthly sheet of consumption by item and floor',
  ],
  benefits: [
    { title: 'Time returned', text: 'People spend their break resting and not standing.' },
    { title: 'Less thrown away', text: 'Ordering by use keeps milk, bread and fruit fresh until they are finished.' },
    { title: 'Calmer meetings', text: 'Water, tea and snacks arrive before the guests and leave without a clatter.' },
    { title: 'Inspected hygiene', text: 'Weekly checklists cover filters, fridges, drains and hands.' },
  ],
  boxes: [
    { title: 'Floor stations', text: 'Small service points bring tea within thirty steps of any desk.' },
    { title: 'Boardroom pair', text: 'Two stewards who know the directors’ preferences and the art of being unseen.' },
    { title: 'Late-shift steward', text: 'Hot food and a clean table at midnight too.' },
  ],
  hasWasteBox: false,
};

export const corporateListing: PageListing = {
  order: 20,
  everydayWords: [
    'workplace, software company, call centre, coworking, tech park, business park, headquarters',
    'karyalaya',
  ],
};
