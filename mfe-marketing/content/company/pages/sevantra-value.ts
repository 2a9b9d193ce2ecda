import { brand } from '@site/brand';
import schoolbagPicture from '../../../pictures/schoolbag.webp';
import picture from '../../../pictures/values.webp';
import { numbers } from '../../numbers.ts';
import type { PageListing } from '../../types.ts';
import type { CompanyContent } from '../types.ts';

export const content: CompanyContent = {
  slug: `${brand.slug}-value`,
  name: 'Our values',
  title: 'Company Values, and What They Look Like',
  description:
    'Five values of our company, what each of them means on your site and how you can check it, and the nine services we provide by them.',
  updated: '2026-11-22',
  lead: 'Each of our five values is described here by what it means on your site, so that you can check whether we keep it.',
  illustration: {
    picture,
    alt: 'A miniature picnic under a banyan tree, where colleagues of many trades share lunch while a man in uniform hands a pink purse to a woman.',
  },
  call: { title: 'Hold us to these five', text: 'Bring this page to the first visit and ask for examples.' },
  figures: [
    { value: '₹0', meaning: 'for a shift that nobody filled' },
    { value: '24/7', meaning: 'duty desk for every client under contract' },
    { value: '1 hour', meaning: 'of training a month, for everyone' },
  ],
  bands: [
    {
      layout: 'list',
      illustration: {
        picture: schoolbagPicture,
        alt: 'A miniature housekeeper with grey hair and a moustache lifts a red schoolbag from a classroom floor onto a desk, a mop in his other hand.',
      },
      texts: [
        {
          heading: 'Care',
          paragraphs: [
            'A housekeeper moves the schoolbag before mopping. An electrician tells the nursery before switching off the lights. We ask for examples of this at the interview, before we ask about machines.',
          ],
        },
        {
          heading: 'Honesty',
          paragraphs: [
            'The attendance sheet shows who was present. If eleven people came for twelve posts, we bill eleven. If one of us turns the wrong valve and a pipe breaks, we tell you ourselves and pay for the repair.',
          ],
        },
        {
          heading: 'Reliability',
          paragraphs: [
            `The company has worked for ${brand.companyYears}+ years, through strikes, floods and a pandemic. Each team has a trained reliever, and clients can call our duty desk at any hour. The monthly report shows every shift that was not filled.`,
          ],
        },
        {
          heading: 'Respect',
          paragraphs: [
            'We call people by their names. We ask every client to provide chairs, drinking water and a place to change for the people who work there. Complaints about conduct, from either side, are heard by a manager from another site.',
          ],
        },
        {
          heading: 'Learning',
          paragraphs: [
            'Everyone gets one hour of training a month, from the handling of chemicals to courtesy. We discuss mistakes without naming the person who made them, and change the checklist the same week.',
          ],
        },
      ],
    },
    {
      layout: 'services',
      heading: `Our ${numbers.services} services`,
      intro: 'You can choose one or several. The same values apply to all of them.',
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'values',
    'value',
    'ethics',
    'integrity',
    'culture',
    'list of services',
    'mulya',
    'imaandari',
    brand.slug,
    'honesty, respect, trust',
    'bharosa',
  ],
};
