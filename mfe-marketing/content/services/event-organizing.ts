import picture from '../../pictures/service-events.webp';
import closeUp from '../../pictures/service-events-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const eventOrganizing: ServiceContent = {
  slug: 'event-organizing-services',
  name: 'Event Organising Services',
  title: 'Event Organising and Event Staff Services',
  description:
    'Planning and trained crews for conferences, product launches, weddings and annual days: ushers, stewards, cleaners and one person in charge.',
  searchWords: [
    'event organizing',
    'event management',
    'shaadi',
    'wedding',
    'conference',
    'usher',
    'hostess',
    'karyakram',
    'function',
    'tent',
    'party',
    'annual day',
  ],
  updated: '2026-11-20',
  summary: 'Ushers, stewards and crews for conferences, launches and weddings, under one lead.',
  illustration: {
    picture,
    alt: 'A miniature wedding lawn in the evening, where staff lay round tables and carry a tray beside a pavilion hung with marigolds.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature steward in a spotted headscarf lays round tables with flowers on an evening lawn.',
  },
  lead: 'Guests remember the speech, the food and how long they stood in the queue. We look after the queue, and the four hundred other things nobody should have to remember.',
  paragraphs: [
    'An event has one plan and one person who owns it. Our event lead sits with you early, walks the venue with a tape measure and produces a running order in quarter hours: when the truck may enter, who tests the microphone, where wheelchairs turn, which door the chief guest uses. Every member of the crew carries the page that concerns them.',
    'The crew itself comes from our own rolls, people who have worked together in hotels, halls and exhibition grounds. They are briefed the evening before, in uniform an hour early, and posted by name to gates, aisles, green room, dining and parking. Cleaning goes on while the programme does; when the last guest leaves, dismantling and disposal follow, and the hall is returned as it was given to us.',
  ],
  offerings: [
    'Event planning and running order',
    'Registration desks, ushers and hosts',
    'Stewards and dining service crews',
    'Parking and queue marshals',
    'Stage, sound and power coordination',
    'Cleaning before, during and after',
    'Permits and liaison with the authorities',
  ],
  highlights: [
    {
      title: 'A lead who answers',
      text: 'From the first site visit to the last chair loaded you deal with the same person, reachable on the same number.',
    },
    {
      title: 'Rehearsed entrances',
      text: 'Gates, lifts and seating are walked through with the crew beforehand, so nobody learns the venue while guests watch.',
    },
  ],
  benefits: [
    'Crews of ten or several hundred from one source',
    'First-aid post and fire-exit marshals included in the plan',
    'Separate bins and a lower bill for waste removal',
    'A reserve of trained people for sudden additions',
    'A frank review with you within three days',
  ],
  faqs: [
    {
      question: 'How early should we book?',
      answer:
        'For a conference of three hundred, four weeks are comfortable; in the wedding months from November to February, eight are wiser. Smaller functions can often be crewed within days.',
    },
    {
      question: 'Do you arrange the tent, sound and catering too?',
      answer:
        'We coordinate them. You may bring vendors you trust, or ask us to obtain two or three quotations for comparison, and either way our lead keeps all of them to one timetable.',
    },
    {
      question: 'What if it rains?',
      answer:
        'Each outdoor plan has a wet page: covered routes, raised cabling, a drying crew and an hour by which you decide between lawn and hall.',
    },
  ],
};

export const eventOrganizingListing: PageListing = {
  order: 90,
  everydayWords: [
    'marriage, birthday, reception, seminar, launch, stage, event staff, catering staff',
    'shadi, vivah, jashn',
    'शादी',
  ],
};
