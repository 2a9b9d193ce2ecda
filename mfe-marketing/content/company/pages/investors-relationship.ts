import { brand } from '@site/brand';
import picture from '../../../pictures/investors.webp';
import machinePicture from '../../../pictures/scrubber.webp';
import { numbers } from '../../numbers.ts';
import type { PageListing } from '../../types.ts';
import { leaders } from '../leaders.ts';
import type { CompanyContent } from '../types.ts';

export const content: CompanyContent = {
  slug: 'investors-relationship',
  name: 'Investor relations',
  title: 'Investor Relations and Growth',
  description:
    'A recent investment from a national investor funds six months of working capital. What this means for wages, new sites, clients and growth.',
  updated: '2026-11-22',
  lead: 'In our trade, wages are due before invoices are paid. A recent investment covers that gap for six months.',
  illustration: {
    picture,
    alt: 'A miniature garden where plants grow on rising stacks of gold coins while a woman in a suit explains a rising chart to three colleagues.',
  },
  figures: [
    { value: '6', meaning: 'months of wages, dues, material and equipment are funded' },
    { value: numbers.payDay.number, meaning: 'of each month: pay day, whether or not clients have paid us' },
    { value: '90', meaning: 'days of credit, if a large institution needs it' },
  ],
  bands: [
    {
      layout: 'story',
      lead: {
        heading: 'The investment',
        paragraphs: [
          'A national investor invested in the company in April 2026. We give the name to clients, lenders and investors who ask. The money has one purpose: it funds a 6-month working-capital rotation, so that six months of salaries, statutory dues, material and equipment are covered even when clients pay late.',
          `The risk in our trade is a large client who pays ninety days late while three hundred people expect their salary by the ${numbers.payDay.word} of the month. With half a year of operating cost funded, wages at your site do not wait for another client’s payment.`,
        ],
      },
      illustration: {
        picture: machinePicture,
        alt: 'A miniature housekeeper in teal walks behind a new scrubbing machine through a bright hall.',
      },
      texts: [
        {
          heading: 'How it helps us to grow',
          paragraphs: ['With the reserve we can accept larger contracts and prepare for them properly.'],
          points: [
            'A new site opens with the team agreed for its first day, and a large hospital grows in steps, because recruiting and training are paid for before the first invoice.',
            'Machines are bought when a site needs them.',
            'We can serve large institutions that pay on 60 or 90 days’ credit.',
            'Suppliers are paid promptly, and we pass their better terms on in our quotations.',
            'Supervisors for new sites are hired in advance, so that existing sites keep theirs.',
          ],
        },
        {
          heading: 'How we report',
          paragraphs: [
            `Our investor receives a monthly statement of receivables, payroll and new contracts, and a quarterly review in person. Investors can write to ${brand.email}; the Managing Director’s office will reply. Nothing on this page is an offer of shares or an invitation to the public to invest. There are no shares to buy: see “About this site”.`,
          ],
          people: [leaders.director],
        },
      ],
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'investor',
    'investors',
    'investor relations',
    'investment',
    'funding',
    'working capital',
    'growth',
    'nivesh',
    'finance',
    'shareholder, funds, capital, money',
    'paisa',
  ],
};
