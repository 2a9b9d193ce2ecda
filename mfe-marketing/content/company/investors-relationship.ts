import { brand } from '@site/brand';
import picture from '../../pictures/investors.webp';
import type { PageListing, TextContent } from '../types.ts';

export const investorsRelationship: TextContent = {
  slug: 'investors-relationship',
  name: 'Investors Relationship',
  title: 'Investors Relationship and Growth',
  description:
    'A recent investment from a national investor funds six months of working capital. What that means for wages, new sites, clients and growth.',
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
  ],
  updated: '2026-11-20',
  lead: 'In our trade wages are due before invoices are paid. A recent investment makes that gap easy to bridge.',
  illustration: {
    picture,
    alt: 'A miniature garden where plants grow on rising stacks of gold coins while a woman in a suit explains a rising chart to three colleagues.',
  },
  sections: [
    {
      heading: 'The investment',
      paragraphs: [
        'A national investor has recently placed funds with the company. The money is meant for one purpose: it funds a 6-month working-capital rotation, that is, six months of salaries, statutory dues, material and equipment can be paid on time whether or not our customers have settled their bills.',
        'A facility company seldom fails for want of work. It fails when a large client pays ninety days late and three hundred families are waiting for the seventh of the month. With half a year of operating cost in reserve, a late payment becomes a matter for the accounts department and stays there.',
      ],
    },
    {
      heading: 'How it helps us to grow',
      paragraphs: [
        'The reserve lets us accept work that a thinner purse would have to refuse, and prepare for it properly.',
      ],
      points: [
        'New sites open with the full team, because recruiting and training are paid for before the first invoice.',
        'Machines are bought when the site needs them and not when the cash happens to be there.',
        'Larger institutions, which pay by their own calendar, become possible clients.',
        'Suppliers are paid promptly, and their better terms reach our quotations.',
        'Supervisors are hired ahead of growth, so that older sites do not pay for the newer.',
      ],
    },
    {
      heading: 'What it means for clients and colleagues',
      paragraphs: [
        'For a client, continuity: the people you know stay, since their pay does not depend on somebody else’s cheque. For a colleague, a salary date that can be told to the landlord. For us, the freedom to plan in seasons and not in weeks.',
      ],
    },
    {
      heading: 'How we report',
      paragraphs: [
        `Our investor receives a monthly statement of receivables, payroll and new contracts, and a quarterly review in person. Those who are considering a relationship of this kind may write to ${brand.email}; the managing director’s office replies. Nothing on this page is an offer of shares or an invitation to the public to invest.`,
      ],
    },
  ],
};

export const investorsRelationshipListing: PageListing = {
  order: 60,
  everydayWords: ['shareholder, funds, capital, money', 'paisa'],
};
