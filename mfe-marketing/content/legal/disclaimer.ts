import { brand } from '@site/brand';
import type { PageListing, TextContent } from '../types.ts';

export const disclaimer: TextContent = {
  slug: 'disclaimer',
  name: 'Disclaimer',
  title: 'Disclaimer and How to Read Our Claims',
  description:
    'What the information on this website is meant for, how our figures are counted, what the pictures show and where our responsibility ends.',
  searchWords: [
    'disclaimer',
    'liability',
    'claims',
    'accuracy',
    'figures',
    'medical disclaimer',
    'external links',
    'copyright',
  ],
  updated: '2026-11-20',
  reviewed: '2026-11-01',
  lead: 'We have written this website with care. It remains a description of our work and cannot take the place of a contract, an inspection or a doctor.',
  sections: [
    {
      heading: 'General information',
      paragraphs: [
        'The pages tell prospective customers what we do and how. They are not an offer in the sense of the Indian Contract Act, 1872, and contain no warranty. What we owe to a client is stated in the agreement signed with that client, and nowhere else.',
        'Services, staffing and timings differ from place to place. An arrangement described here may be unsuitable for your premises, or may not be available on the date you have in mind; please ask before you rely on it.',
      ],
    },
    {
      heading: 'How our figures are to be read',
      paragraphs: ['Numbers on a website deserve a definition. These are ours:'],
      points: [
        `${brand.companyYears}+ years is the experience of the company as an organisation.`,
        `${brand.peopleYears}+ years is the combined experience of our people in the industry, added together across persons; it does not describe the company’s age.`,
        `${brand.readyPeople}+ ready manpower counts the persons on our rolls and on our verified reserve list at the time of the last review, whether or not they are on duty today.`,
        `${brand.industries}+ industries and ${brand.happyCustomers}+ happy customers count kinds of premises served and organisations that have told us so.`,
        'A time within which something usually happens is an experience and not a guarantee, unless your agreement makes it one.',
      ],
    },
    {
      heading: 'Case studies, names and pictures',
      paragraphs: [
        'The case studies on our industry pages are composed of situations that are typical of their kind. They do not report on one identifiable customer, and your result will depend on your building.',
        'The pictures are drawn miniature scenes. They show no real site, employee, patient or customer, and equipment or uniforms may look different in daily use.',
      ],
    },
    {
      heading: 'Health information',
      paragraphs: [
        'Passages about nursing, paramedic cover and the care of elders explain what our staff do. They are not medical advice and do not replace examination by a registered practitioner. In an emergency dial 112 or 108 first and read websites later.',
      ],
    },
    {
      heading: 'Technical and safety advice',
      paragraphs: [
        'Our pages and articles mention checks on electrical panels, pumps, tanks and fire equipment. Such work can injure or kill. It belongs in the hands of qualified persons who follow the regulations in force, and we accept no responsibility for attempts made on the strength of a text.',
      ],
    },
    {
      heading: 'Law, tax and finance',
      paragraphs: [
        'Remarks on labour law, provident fund, data protection or taxes give our understanding on the date of writing and may be overtaken by amendments. What we say about our investor serves as information on the stability of the company; it is no prospectus, and no securities are offered.',
      ],
    },
    {
      heading: 'Accuracy and availability',
      paragraphs: [
        'We correct errors when we learn of them and are grateful to be told. Still we cannot promise that each page is complete and current at every moment, that the site is always reachable, or that no fault will ever occur in transmission.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'Where we link to directions, a social network or an authority, we do so for convenience. We neither run nor endorse those sites and do not answer for their content, which may change after the link was set.',
      ],
    },
    {
      heading: 'Responsibility',
      paragraphs: [
        'As far as the law permits, we are not liable for loss that arises from using, or being unable to use, the information on this website. Liability that cannot be excluded, such as that for wilful conduct, fraud or injury to life caused by negligence, stays untouched, and so do the rights of consumers under the Consumer Protection Act, 2019.',
      ],
    },
    {
      heading: 'Found a mistake?',
      paragraphs: [
        `If a statement here seems wrong, out of date or unfair to somebody, write to ${brand.email} with the address of the page. We look into each such message and change what needs changing.`,
      ],
    },
  ],
};

export const disclaimerListing: PageListing = {
  order: 40,
  everydayWords: ['legal notice, responsibility, warranty'],
};
