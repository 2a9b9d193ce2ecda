import picture from '../../pictures/service-pantry.webp';
import closeUp from '../../pictures/service-pantry-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const pantry: ServiceContent = {
  slug: 'pantry-services',
  name: 'Pantry Services',
  title: 'Pantry Services and Pantry Staff for Offices',
  description:
    'Pantry attendants, stewards and supervisors for offices and hospitals, each with food service experience, clean habits and a good memory for tea.',
  searchWords: [
    'rasoi',
    'chai',
    'tea',
    'coffee',
    'pantry boy',
    'canteen',
    'cafeteria',
    'steward',
    'khana',
    'kitchen',
    'waiter',
    'office boy',
  ],
  updated: '2026-11-20',
  summary: 'Attendants with food service experience for tea rounds, meetings and cafeterias.',
  illustration: {
    picture,
    alt: 'A miniature canteen at lunch, where a cook and a helper serve from a counter and an attendant brings a tray to people at their tables.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature pantry attendant in a yellow cap carries a tray of tea past a counter where a colleague works at the samovar.',
  },
  lead: 'The pantry is the room everybody visits and nobody plans. We plan it: who serves, from where, at what temperature, and who washes the last cup.',
  paragraphs: [
    'Our pantry staff have at least one year of food service experience, in hotels, hospitals, cafeterias or corporate kitchens. They know how to carry a full tray through a swing door, why a chopping board has a colour and how to offer water to a guest without stopping the conversation. Each has a medical fitness certificate, renewed yearly, and learns the basics of food safety in the manner the food authority’s own training teaches it.',
    'On site the day has a rhythm that suits yours. Machines are descaled and milk is dated before the first colleague arrives; tea rounds, meeting trays and lunch service follow the calendar your front office shares; in the evening fridges are checked, surfaces sanitised and the order for tomorrow is written. Allergies and preferences of regular guests stand on a card inside the cupboard door.',
  ],
  offerings: [
    'Pantry attendants and stewards',
    'Tea, coffee and water service',
    'Boardroom and guest hospitality',
    'Cafeteria counters and lunch service',
    'Dishwashing and crockery care',
    'Vending and coffee machine upkeep',
    'Ordering and stock of consumables',
  ],
  highlights: [
    {
      title: 'Hygiene you may inspect',
      text: 'Fridge temperatures are written down twice a day, cloths are changed at every break, and the hand-wash sink is used for hands only.',
    },
    {
      title: 'Courtesy as a skill',
      text: 'Grooming, greeting and serving order are practised with a trainer in a mock boardroom until they look effortless.',
    },
  ],
  benefits: [
    'Attendants who have already worked with food',
    'Medical fitness and police verification on file',
    'Stock lists that end the Monday without milk',
    'Cover on the same day when an attendant is ill',
    'Less waste, because portions follow the booking calendar',
  ],
  faqs: [
    {
      question: 'Do you supply the food as well?',
      answer:
        'Our work is people, service and upkeep. Provisions can be ordered by us on your account from suppliers you approve, and cooked meals come from your caterer, whose food our stewards receive, check and serve.',
    },
    {
      question: 'How are large meetings handled?',
      answer:
        'Tell the supervisor by the previous afternoon. Extra stewards are sent from our reserve for the hours you need, with crockery on hire if the cupboard cannot stretch.',
    },
    {
      question: 'Can one attendant manage a small office?',
      answer:
        'Up to roughly fifty people, a single well-organised attendant is often enough. Beyond that we watch one ordinary day with you and propose the number together with the timing.',
    },
  ],
};

export const pantryListing: PageListing = {
  order: 60,
  everydayWords: [
    'tea boy, cook, snacks, lunch, dining, food service, beverages, coffee machine, water dispenser, peon',
    'chaiwala, nashta, rasoiya, bawarchi, khansama',
    'चाय, रसोई',
  ],
};
