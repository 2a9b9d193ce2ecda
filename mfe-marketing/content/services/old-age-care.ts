import picture from '../../pictures/service-old-age-care.webp';
import closeUp from '../../pictures/service-old-age-care-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const oldAgeCare: ServiceContent = {
  slug: 'old-age-care-services',
  name: 'Old Age Care Services',
  title: 'Old Age Care Services at Home',
  description:
    'Kind, verified attendants for elders at home, in hospitals and in senior living: daily help, company and a family that is kept informed.',
  searchWords: [
    'ayah',
    'attendant',
    'caretaker',
    'elder care',
    'senior care',
    'buzurg',
    'dada dadi',
    'seva',
    'sewa',
    'old age home',
    'patient care',
    'vridh',
  ],
  updated: '2026-11-20',
  summary: 'Verified attendants who help elders through the day and keep the family informed.',
  illustration: {
    picture,
    alt: 'A miniature house with a veranda, where two residents play chess, a woman drinks tea and an attendant walks beside an old man with a stick.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature attendant in a teal uniform walks close beside an old man with a stick along a garden path.',
  },
  lead: 'Growing old at home is easier with someone in the house who is patient, strong enough to help and interested in the story being told for the third time.',
  paragraphs: [
    'Each placement begins with a conversation at the home, with the elder present and asked first. What does a good day look like? Which medicines, which prayers, which serials, which language? From the answers we make a day sheet and choose an attendant to match it, and the family meets that person before anything is agreed.',
    'Attendants are taught how to lift without hurting anyone, how to bathe with dignity, how to notice that a cheerful man has been quiet since Tuesday. They help with walking, meals, medicine times and exercises given by the physiotherapist. A coordinator rings the family every week and visits every month, with and without announcement, and a small diary on the bedside table records sleep, appetite and mood.',
  ],
  offerings: [
    'Day, night and live-in attendants',
    'Help with bathing, dressing and walking',
    'Meals, medicine reminders and diary',
    'Company on walks, to the temple or the bank',
    'Bedside care after a hospital stay',
    'Care for elders living with dementia',
    'Attendants for senior living homes',
  ],
  highlights: [
    {
      title: 'Chosen together',
      text: 'Language, food habits and temperament are weighed along with experience, and a first week on trial shows whether the two get along.',
    },
    {
      title: 'Family kept close',
      text: 'Sons and daughters in another city or country receive a short written note every Sunday evening.',
    },
  ],
  benefits: [
    'Identity, address and police record verified',
    'Training in safe lifting and fall prevention',
    'A substitute known to the household for days of leave',
    'Monthly visits by a care coordinator',
    'One point of contact for the family, by telephone or e-mail',
  ],
  faqs: [
    {
      question: 'Is an attendant the same as a nurse?',
      answer:
        'No. Attendants help with daily living; injections, catheters and wound dressing are a nurse’s work. If needs change we add a nurse for the hours required, without changing the person your mother has grown used to.',
    },
    {
      question: 'What if the two do not get on?',
      answer:
        'Tell the coordinator, and no reason is needed. We introduce another attendant, usually within a few days, and the first stays until the second has arrived.',
    },
    {
      question: 'Where does a live-in attendant sleep and eat?',
      answer:
        'The household provides a clean place to rest and ordinary meals, and we agree eight hours of rest with a weekly day off. A rested attendant is a safer one, so we insist on it.',
    },
  ],
};

export const oldAgeCareListing: PageListing = {
  order: 80,
  everydayWords: [
    'elderly, elders, old people, parents, grandparents, senior citizens, home nurse, companion, dementia, bedridden, physiotherapy',
    'dekhbhal, dekh bhal, budhapa',
    'बुज़ुर्ग',
  ],
};
