import picture from '../../../pictures/service-events.webp';
import { eventOrganizingSample } from '../../service-samples/event-organizing.ts';
import type { PageListing, ServiceContent } from '../../types.ts';
import { eventOrganizingCard } from './card.ts';

export const eventOrganizing: ServiceContent = {
  ...eventOrganizingCard,
  title: 'Event Organising and Event Staff Services',
  description:
    'Planning and trained crews for conferences, product launches, weddings and annual days: ushers, stewards, housekeepers and one lead in charge.',
  updated: '2026-11-21',
  illustration: {
    picture,
    alt: 'A miniature wedding lawn in the evening, where staff lay round tables and carry a tray beside a pavilion hung with marigolds.',
  },
  lead: 'We plan and staff conferences, product launches, weddings and annual days. One event lead is responsible from the first site visit until the last chair is loaded.',
  paragraphs: [
    'Every event has one plan and one person in charge of it. The event lead meets you early, measures the venue and writes a running order in quarter hours: when the truck may enter, who tests the microphone, where wheelchairs turn, which door the chief guest uses. Every member of the crew carries the page for their own post.',
    'The crew comes from our own rolls, people who have worked together in hotels, halls and exhibition grounds. They are briefed the evening before, in uniform an hour early, and posted by name to gates, aisles, green room, dining and parking. Housekeepers work throughout the programme. When the last guest has left, we dismantle, clean and return the hall as it was given to us.',
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
      title: 'One lead, one number',
      text: 'You deal with the same person throughout, on the same phone number, and on the event day that person is at the venue.',
    },
    {
      title: 'Rehearsed entrances',
      text: 'The crew walks through gates, lifts and seating beforehand, so that everyone knows the venue before the first guest comes.',
    },
  ],
  sample: eventOrganizingSample,
  benefits: [
    'Crews of ten to several hundred from one company',
    'First-aid post and fire-exit marshals included in the plan',
    'Waste sorted at the venue, which lowers the bill for its removal',
    'A review with you within three days, including what went wrong',
  ],
  faqs: [
    {
      question: 'How early should we book?',
      answer:
        'For a conference of three hundred, four weeks is comfortable; in the wedding months from November to February, eight is wiser. Smaller functions can often be staffed within days.',
    },
    {
      question: 'Do you arrange the tent, sound and catering too?',
      answer:
        'We coordinate them. You may bring vendors you trust, or ask us to obtain two or three quotations for comparison. In both cases our lead keeps all of them to one timetable.',
    },
    {
      question: 'What if it rains?',
      answer:
        'Each outdoor plan has a page for rain: covered routes, raised cabling, a drying crew and an hour by which you decide between lawn and hall.',
    },
  ],
};

export const eventOrganizingListing: PageListing = {
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
    'marriage, birthday, reception, seminar, launch, stage, event staff, catering staff',
    'shadi, vivah, jashn',
    'शादी',
  ],
};
