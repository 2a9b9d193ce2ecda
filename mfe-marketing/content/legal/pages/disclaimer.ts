import { brand } from '@site/brand';
import { indianNumber } from '@site/ui/indian-number';
import type { PageListing } from '../../types.ts';
import type { LegalContent } from '../types.ts';

export const content: LegalContent = {
  slug: 'disclaimer',
  name: 'Disclaimer',
  title: 'Disclaimer and How to Read Our Claims',
  description:
    'What the information on this website is for, how our figures are counted, what the pictures show and the limits of our responsibility.',
  updated: '2026-11-22',
  reviewed: '2026-11-22',
  lead: 'This website describes our work. It does not replace a contract, an inspection or a doctor’s advice.',
  sections: [
    {
      heading: 'General information',
      paragraphs: [
        'These pages tell prospective customers what we do and how. They are not an offer under the Indian Contract Act, 1872, and contain no warranty. Our obligations to a client are those in the agreement signed with that client; the response times and sums that these pages state are part of it.',
        'Services, staffing and timings differ from place to place. An arrangement described here may not suit your premises or may not be available on the date you need; please ask us first.',
      ],
    },
    {
      heading: 'How we count',
      paragraphs: [
        `All figures are rounded down; a plus sign means ‘at least’, and a figure without one is the same count. We last counted on ${brand.countedOn}.`,
      ],
      points: [
        `${brand.companyYears}+ years: the time for which the company has been in business.`,
        `${brand.peopleYears}+ years: the combined industry experience of our senior people, the directors and operations managers, added up. It is not the company’s age, and not the experience of one person.`,
        `${indianNumber(brand.readyPeople)}+ people: our ready manpower, everyone on our rolls, relievers and verified reserve included, on duty that day or not.`,
        `${brand.industries}+ industries: the kinds of premises we have served, the six with a page of their own among them.`,
        `${brand.happyCustomers}+ happy customers: the clients that answered ‘satisfied’ when we last asked. It is not the number of all clients.`,
        'The bars on the home page: the filled part is the share that the line below the bar states.',
        'Response times, and what we pay when we miss one: they go into the agreement for your site, and bind us there. Any other time within which something usually happens reflects our experience.',
      ],
    },
    {
      heading: 'Case studies, names and pictures',
      paragraphs: [
        'The case studies on our industry pages are examples, put together from situations typical of their kind. They do not describe any one customer, and results in your building may differ.',
        'The pictures are drawn miniature scenes. They do not show a real site, employee, patient or customer, and equipment or uniforms may look different in daily use.',
      ],
    },
    {
      heading: 'Health information',
      paragraphs: [
        'What we say about nursing, paramedic cover and the care of elders explains what our people do. It is not medical advice and does not replace an examination by a registered medical practitioner. In an emergency, call 112 or 108 first.',
      ],
    },
    {
      heading: 'Technical and safety advice',
      paragraphs: [
        'Our pages and posts mention checks on electrical panels, pumps, tanks and fire equipment. Such work can injure or kill. It must be done by qualified persons who follow the regulations in force. We accept no responsibility for work that others attempt on the basis of our texts.',
      ],
    },
    {
      heading: 'Law, tax and finance',
      paragraphs: [
        'What we say about labour law, provident fund, data protection or taxes is our understanding on the date of writing; the law may have changed since. What we say about our investor is information about the company. It is not a prospectus, and no securities are offered.',
      ],
    },
    {
      heading: 'Accuracy and availability',
      paragraphs: [
        'We correct errors as soon as we learn of them. We cannot promise that every page is complete and current at all times, that the site is always available, or that data is always transmitted without error.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'We link to directions, social networks and authorities for your convenience. We neither run nor endorse those sites and are not responsible for their content, which may change at any time.',
      ],
    },
    {
      heading: 'Responsibility',
      paragraphs: [
        'As far as the law permits, we are not liable for loss arising from the use of the information on this website or from being unable to use it. This does not limit liability that cannot be excluded by law, such as liability for wilful misconduct, fraud, or death or injury caused by negligence, or the rights of consumers under the Consumer Protection Act, 2019.',
      ],
    },
    {
      heading: 'Found a mistake?',
      paragraphs: [
        `If a statement here seems wrong, out of date or unfair, please email ${brand.email} with the address of the page. We will check it, correct it where needed and reply to you.`,
      ],
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'disclaimer',
    'liability',
    'claims',
    'accuracy',
    'figures',
    'medical disclaimer',
    'external links',
    'copyright',
    'legal notice, responsibility, warranty',
  ],
};
