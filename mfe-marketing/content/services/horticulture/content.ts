import picture from '../../../pictures/service-horticulture.webp';
import type { PageListing } from '../../types.ts';
import { leastPrices, noidaWages, unitPrices } from '../prices.ts';
import { gst } from '../rates.ts';
import type { ServiceContent } from '../types.ts';
import { card } from './card.ts';

export const content: ServiceContent = {
  ...card,
  price: {
    from: { rupees: leastPrices.horticulture, per: 'month' },
    period: 'a month',
    with: 'visits on fixed days, tools and GST',
    includes: `Includes a mali’s visits on fixed days, tools, mowers and ${gst}, but no plants or manure.`,
    example: 'a garden of 10,000 sq ft with 60 pots',
    inputs: [
      {
        key: 'area',
        label: 'Garden in square feet',
        counted: ['sq ft', 'sq ft'],
        example: 10_000,
        max: 1_000_000,
        per: 1_000,
        rupees: unitPrices.garden,
      },
      { key: 'pots', label: 'Pots', counted: ['pot', 'pots'], example: 60, max: 5_000, per: 1, rupees: unitPrices.pot },
    ],
    assumes: `A simple lawn with hedges, about two malis for an acre; water, plants and manure are yours. ${noidaWages}`,
  },
  title: 'Horticulture and Gardening Services',
  description:
    'Gardeners and horticulture supervisors for lawns, trees, terraces and indoor plants, with a season calendar made for the climate of North India.',
  updated: '2026-11-29',
  illustration: {
    picture,
    alt: 'A miniature terrace nursery with a small greenhouse, where gardeners pot seedlings, carry a crate of fruit and train a flowering vine.',
  },
  lead: 'Our malis and horticulturists look after the lawns, trees, flower beds and indoor plants of societies, offices and campuses. The work is planned for the local climate: 45 degrees in May, two months of rain and a week of fog.',
  paragraphs: [
    'Before we plant, we ask how the place is used. Children’s play, evening walks, weddings on the lawn and dust from a car park each call for different grass and different shade. Then we check soil, water and sun, and propose species that grow well here: neem, amaltas and kachnar for height, bougainvillea and tecoma for colour, and doob grass where people walk.',
    'Care follows the calendar below. Hedges are clipped as they grow, and trees are pruned with the permission the law asks for. Seasonal flowers are raised in our own trays and changed in October and April. Leaves and clippings go into a compost pit on the premises and are back in the beds as manure within a few months.',
  ],
  offerings: [
    'Resident malis and a visiting horticulturist',
    'Lawn mowing, feeding and returfing',
    'Seasonal flower beds and pots',
    'Tree and shrub pruning',
    'Terrace, balcony and vertical gardens',
    'Indoor plants for offices and lobbies',
    'Drip irrigation and sprinkler upkeep',
    'Composting of garden waste',
  ],
  highlights: [
    {
      title: 'Less water used',
      text: 'Beds are mulched and watered before eight in the morning or after sunset. Where your treatment plant’s water is fit for plants, we use that.',
    },
    {
      title: 'Gentle on people and pets',
      text: 'Neem oil, soap solution and hand picking come first. A stronger spray is announced on the notice board a day ahead.',
    },
  ],
  sample: {
    kind: 'timetable',
    title: 'The garden’s year in Noida',
    intro:
      'This is the calendar in the tool shed, two months to a row, with the water that a doob lawn takes. Your own follows your soil, your plants and your source of water.',
    caption: 'Example: 1,000 square metres of lawn, and the beds round it',
    head: ['Months', 'Lawn and beds', 'Water for the lawn'],
    rows: [
      {
        name: 'January, February',
        detail: '7 to 23 °C, fog',
        cells: [
          'Delicate pots under cover at night, bare shrubs pruned, zinnia and portulaca sown in trays',
          '5,000 litres once a week',
        ],
      },
      {
        name: 'March, April',
        detail: '15 to 37 °C, dry',
        cells: [
          'Lawn aerated and top-dressed; by the end of April winter flowers out, summer seedlings in, 5 cm of mulch, mower raised to 5 cm',
          '8,000 litres twice a week',
        ],
      },
      {
        name: 'May, June',
        detail: 'up to 45 °C, loo',
        cells: [
          'Pots grouped under shade net, pits of 60 cm dug for the trees of July',
          '10,000 litres every second day',
        ],
      },
      {
        name: 'July, August',
        detail: '27 to 35 °C, rain',
        cells: [
          'Trees and hedges planted, bare patches returfed, lawn mown every week, stakes and outlets checked after storms',
          'Only after four dry days',
        ],
      },
      {
        name: 'September, October',
        detail: '20 to 34 °C',
        cells: [
          'Petunia, dianthus and marigold sown in September and planted out from mid-October; roses pruned',
          '8,000 litres twice a week',
        ],
      },
      {
        name: 'November, December',
        detail: '8 to 27 °C, smog',
        cells: [
          'Fallen leaves into the compost pit, dust washed off hedges, beds fed with the manure of the spring',
          '5,000 litres once a week',
        ],
      },
    ],
    note: 'One litre on one square metre is one millimetre of rain. The sprinklers are timed once with cups on the grass; the minutes are painted on the valve box.',
  },
  benefits: [
    'A planting plan made for your soil, water and sun',
    'Tools and mowers included; plants and manure at the nursery’s bill',
    'Garden waste composted on the premises',
    'A monthly visit by a qualified horticulturist',
  ],
  faqs: [
    {
      question: 'Our lawn turns brown every summer. Can that be changed?',
      answer:
        'Usually, yes. Brown patches mostly come from compacted soil and watering at noon. We aerate, top-dress and move watering to the cool hours, and under dense trees we suggest a ground cover in place of grass.',
    },
    {
      question: 'How many gardeners are needed for an acre?',
      answer:
        'A simple lawn with hedges needs about two malis; the same acre full of pots and flower beds may need four. We count beds, pots and hedge length during the visit and show you how we reached the number.',
    },
    {
      question: 'Do you look after plants inside the office?',
      answer:
        'Yes, once a week. Plants that suffer in air conditioning go to the nursery to recover, and fresh ones replace them the same day.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'mali',
    'bagwani',
    'bagicha',
    'gardener',
    'garden',
    'lawn',
    'ghaas',
    'paudhe',
    'plants',
    'tree',
    'ped',
    'nursery',
    'landscape',
    'gardening, landscaping, flowers, pots, hedge, pruning, mowing, watering, irrigation, sprinkler, manure, kitchen garden, terrace garden',
    'phool, gamla, khad',
    'माली',
  ],
};
