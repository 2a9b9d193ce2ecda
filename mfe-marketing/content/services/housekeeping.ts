import picture from '../../pictures/service-housekeeping.webp';
import closeUp from '../../pictures/service-housekeeping-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const housekeeping: ServiceContent = {
  slug: 'house-keeping-services',
  name: 'Housekeeping Services',
  title: 'Housekeeping Services in Noida and NCR',
  description:
    'Trained housekeeping teams for offices, societies, hospitals and campuses: daily cleaning, deep cleaning and checks you can see for yourself.',
  searchWords: [
    'safai',
    'jhadu',
    'pocha',
    'cleaning',
    'cleaner',
    'housekeeper',
    'sweeper',
    'janitor',
    'deep cleaning',
    'house keeping',
    'saaf',
  ],
  updated: '2026-11-20',
  summary: 'Daily and deep cleaning by trained teams, with a supervisor who checks every round.',
  illustration: {
    picture,
    alt: 'A miniature living room where four housekeepers with a trolley mop the floor, wash the window and dust a wall fan.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature housekeeper in a teal and gold sari with a mop, beside her trolley of bottles and cloths.',
  },
  lead: 'A clean building is noticed for a minute and a dirty one all day. Our housekeeping teams keep yours in the first group, from the entrance mat to the terrace door.',
  paragraphs: [
    'We begin with a walk through the building, floor by floor, and write down what each surface needs: how often, with which machine, with which chemical and at what hour. That plan hangs in the housekeeping room, so a new colleague can follow it on the first morning and your facility manager can compare it with what was done.',
    'Every site has a supervisor whose work is to look. She walks three rounds a shift, signs the washroom cards, keeps the count of consumables and tells you before the tissue runs out, not after. Cloths and mops are colour coded, so the one that cleaned a toilet never touches a pantry counter.',
  ],
  offerings: [
    'Daily sweeping, mopping and dusting',
    'Washroom hygiene and consumables',
    'Floor scrubbing and polishing',
    'Glass and facade cleaning up to safe reach',
    'Carpet and upholstery shampooing',
    'Waste collection in separate wet and dry streams',
    'Deep cleaning before a handover or festival',
  ],
  highlights: [
    {
      title: 'People who stay',
      text: 'Wages go to the bank on a fixed date with provident fund and ESI paid, which is the plainest reason why familiar faces keep coming back to your floors.',
    },
    {
      title: 'Rounds on record',
      text: 'Each round leaves a signed card with the time on it, and the month’s cards come to you with the invoice.',
    },
  ],
  benefits: [
    'A written cleaning plan for every area of the building',
    'A trained reliever when somebody is on leave',
    'Machines, chemicals and uniforms brought by us',
    'Colour-coded cloths that keep washroom and pantry apart',
    'One supervisor to call instead of ten people to chase',
  ],
  faqs: [
    {
      question: 'Do you bring your own machines and cleaning material?',
      answer:
        'Yes, if you wish. Scrubbers, vacuum cleaners, trolleys and chemicals can be part of the contract, with safety data sheets kept on site, or our team can work with what you already own.',
    },
    {
      question: 'Can the cleaning be done before the office opens?',
      answer:
        'It usually is. The noisy and wet work is planned for early morning or after hours, and a small day team looks after washrooms, spills and meeting rooms while people work.',
    },
    {
      question: 'How many housekeepers does our building need?',
      answer:
        'That depends on area, footfall, floor material and washroom count more than on the number of storeys. After the survey you get a deployment chart that names each post and its hours, so you can question every line.',
    },
  ],
};

export const housekeepingListing: PageListing = {
  order: 10,
  everydayWords: [
    'maid, mopping, sweeping, dusting, washroom cleaning, toilet cleaning, carpet, glass cleaning, sofa cleaning, sanitation, hygiene, garbage, waste',
    'jharu, safaiwala, safai karamchari, bai, kachra, kuda',
    'सफाई, झाड़ू',
  ],
};
