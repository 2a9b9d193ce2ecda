import { addressLine, brand } from '@site/brand';
import type { PageListing } from '../../types.ts';
import type { LegalContent } from '../types.ts';

const { legalName, cin } = brand.registration;

export const content: LegalContent = {
  slug: 'about-this-site',
  name: 'About this site',
  title: 'About This Site: What Is Real and What Is Not',
  description:
    'Sevantra Facility Services is an invented company. What on this website is real, what is not, what happens to a message you send, and how the site is made.',
  updated: '2026-11-29',
  reviewed: '2026-11-29',
  lead: `${legalName} does not exist. It was invented for this website, which shows how such a company could present itself and how a site of separately delivered parts works.`,
  summary: {
    caption: 'In short: what you can rely on',
    head: ['On this site', 'Real or not', 'What follows'],
    rows: [
      {
        name: 'Company, people, customers',
        detail: 'names, portraits, quotations',
        cells: ['invented', 'there is nobody to hire, to work for or to invest in'],
      },
      {
        name: 'CIN, phone, email',
        detail: 'in the footer and on the contact page',
        cells: ['invented', 'nobody answers there'],
      },
      {
        name: 'Prices, wages, response times',
        detail: 'tables, bills, estimates',
        cells: ['worked examples', 'check them before you use them'],
      },
      {
        name: 'Laws and standards',
        detail: 'in the policies and in posts',
        cells: ['real, as of the date shown', 'not legal advice'],
      },
      {
        name: 'The contact form',
        detail: 'and the subscription',
        cells: ['works', 'whoever runs this copy of the site can read what you send'],
      },
    ],
    note: 'If somebody asks you for money, documents or an interview in the name of Sevantra, it is fraud.',
  },
  sections: [
    {
      heading: 'What is invented',
      paragraphs: [
        `The company, its history, its numbers, its leaders, customers, partners and workers were made up. A resemblance to a real company or person would be a coincidence. The corporate identity number ${cin} ends in zeros and was never issued. ${brand.phone.display} is not ours, and web and email addresses that end in .example can belong to nobody: the ending is reserved for examples such as this.`,
        `${addressLine}, is an address in the form that a company there would have. We have no office in it. The sheets, logs and reports that the site shows are examples of how such records could look; none was signed by a real person.`,
      ],
    },
    {
      heading: 'What is real',
      paragraphs: [
        'The laws that policies and posts name exist, and the ways of working that are described (how a tank is cleaned, how a ward is mopped, how a bill is split into wages, contributions and tax) are ordinary good practice in Indian buildings. We have written them with care, but nobody has certified them, and rates change. Ask somebody who is responsible for your building before you act on them.',
        'What the accessibility statement, the cookie policy and the privacy policy say about this website itself is true of it: they describe how the pages and the form really behave.',
      ],
    },
    {
      heading: 'If you look for a contractor, a job, a tender or an investment',
      paragraphs: [
        'You will find none here. Nobody visits your building, no post is vacant, no bid is open and no share is for sale. The page on careers shows how such a company could speak to applicants; the addresses for careers and tenders exist only on these pages.',
      ],
    },
    {
      heading: 'What happens to what you send',
      paragraphs: [
        'The contact form and the subscription are not a mock-up. What you send is checked, stored in a database of the server on which this copy of the site runs, and erased again, as the privacy policy says. Whoever runs this copy can read it. So please send nothing confidential, and no details of other people.',
        'The reference number that you get is real too: it finds your message in that database.',
      ],
    },
    {
      heading: 'How it is made',
      paragraphs: [
        'The site is put together in your browser and on the server from four parts that separate teams can change and deliver on their own: the frame with header, footer and search; the company’s pages; the posts; and the contact form with its service. A page arrives complete, works without scripts, and looks the same whichever part it comes from.',
      ],
      points: [
        'All texts and pictures were made for this site, except the icons, which are Lucide’s (ISC licence). No photographs, no stock pictures, no text by others.',
        'The fonts, Bricolage Grotesque, Figtree and, on pages in Hindi, Noto Sans Devanagari, are free under the SIL Open Font License.',
        'The code is published under the MIT licence, with the packages that it uses under theirs.',
        'Nothing is loaded from another company unless you press a button that says so.',
      ],
    },
    {
      heading: 'If something is wrong',
      paragraphs: [
        'If a page contains something that is yours, names you by accident, or could mislead somebody despite what this page says, tell whoever runs the copy you are looking at. The address of the page, and a sentence on what is wrong with it, is enough.',
      ],
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'asli ya nakli, company',
    'about this site',
    'imprint',
    'is Sevantra real',
    'fake',
    'fraud',
    'demonstration',
    'who made this website',
    'licence, website',
  ],
};
