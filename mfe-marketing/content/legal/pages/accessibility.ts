import { addressLine, brand } from '@site/brand';
import type { PageListing } from '../../types.ts';
import type { LegalContent } from '../types.ts';

const { grievance } = brand.registration;

export const content: LegalContent = {
  slug: 'accessibility',
  name: 'Accessibility',
  title: 'Accessibility Statement of This Website',
  description:
    'The standard this website follows (WCAG 2.2 AA), how it is tested, what does not work well yet, and whom to contact if something stops you.',
  updated: '2026-11-29',
  reviewed: '2026-11-29',
  lead: 'Everyone should be able to use this website. Here is the standard we follow, how we test, and what is not good enough yet.',
  sections: [
    {
      heading: 'The standard we follow',
      paragraphs: [
        'We build to the Web Content Accessibility Guidelines (WCAG), version 2.2, level AA. Indian law asks for the same: the Rights of Persons with Disabilities Act, 2016 requires accessible information, and the Indian standard IS 17802 is based on the same guidelines.',
        'As far as we know, the pages of this site conform, apart from the gaps listed below. This is our own assessment, based on our tests. No outside body has certified it.',
      ],
    },
    {
      heading: 'What you can rely on',
      paragraphs: ['However you use the site:'],
      points: [
        'Everything can be reached and used with the keyboard alone, in reading order, and the focus is always visible.',
        'Headings, lists, landmarks and labels are marked up as such, so that a screen reader can announce them and move between them.',
        'Menus, questions and the contact form work without JavaScript.',
        'You can double the text size, or zoom the page to 400 per cent, without losing words or scrolling sideways.',
        'Nothing rotates, slides or counts up when your device asks for reduced motion; otherwise every carousel has a pause button.',
        'Text has a contrast of at least 4.5 to 1, and the site respects colours that you or your system have chosen (forced colours).',
        'Buttons and links are at least 44 pixels for touch, except links within a sentence.',
        'A form says in words what is wrong, next to the field, and keeps what you typed.',
        'No page sets a time limit, and nothing flashes.',
      ],
    },
    {
      heading: 'How we test',
      paragraphs: [
        'With each change to the site, a program opens one page of each kind in a real browser, on a phone’s and on a laptop’s width. It checks them against the guidelines with the rules of axe-core, goes from the home page to a sent enquiry by keyboard, compares the colours we use, and tries larger text, reduced motion and pages without JavaScript. A longer test, which does not run with every change, opens every page at two widths and one of each kind at widths from 320 to 1,920 pixels, with wider spacing and forced colours, and measures the targets for fingers.',
        'Programs find perhaps half of what can hinder a person. The other half needs testing by people, of which we have not done enough yet; see the next section.',
      ],
    },
    {
      heading: 'Known gaps',
      paragraphs: ['These points are not good enough yet:'],
      points: [
        'Screen readers: we have not yet had the whole site tested by people who use NVDA, TalkBack or VoiceOver every day.',
        'Browsers: most automatic tests run in Chromium. Firefox and Safari get the same pages but fewer tests.',
        'Languages: only a short page, the contact page and its form, careers and the privacy policy are in Hindi, with the main menu and the headings of the footer around them. The rest of the site is in English, though its search understands many everyday Hindi words.',
        'Brochure and tender pack: both PDFs carry tags, headings, alternative texts and their language, but have not been checked against the full PDF/UA standard. Everything in them is also on these pages.',
        'Directions: the link on the contact page opens another provider’s map, which we cannot make accessible. The address and the way from the metro are given in words next to it.',
      ],
    },
    {
      heading: 'If something stops you',
      paragraphs: [
        `Call ${brand.phone.display} (${brand.workingHours}), email ${brand.email}, or write to us at ${addressLine}. Please say which page it was and, if you like, which browser or aid you use; you need not explain why you use it. We will reply within one working day and give you a date by which it will be corrected.`,
        'Until then we will give you the information in another way: we can read any page or document to you on the phone, or send it as plain text or in large print, free of charge.',
      ],
    },
    {
      heading: 'If our reply does not help',
      paragraphs: [
        `Please write to ${grievance.name}: ${grievance.email}. If that does not help either, the Chief Commissioner for Persons with Disabilities in New Delhi accepts complaints under the 2016 Act.`,
      ],
    },
    {
      heading: 'About this statement',
      paragraphs: [
        'The statement describes the website on the day of the review. It was prepared by the people who build the site. We review it after every major change, and at least once a year.',
      ],
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'accessibility',
    'WCAG',
    'screen reader',
    'keyboard',
    'disability',
    'divyang',
    'large text',
    'contrast',
    'statement',
  ],
};
