import { addressLine, brand } from '@site/brand';
import type { PageListing, TextContent } from '../types.ts';

const { grievance } = brand.registration;

export const accessibility: TextContent = {
  slug: 'accessibility',
  name: 'Accessibility',
  title: 'Accessibility Statement of This Website',
  description:
    'The standard this website follows (WCAG 2.2 AA), how it is tested, what does not work as it should yet, and whom to tell if something stops you.',
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
  updated: '2026-11-20',
  reviewed: '2026-11-20',
  lead: 'A website about buildings that everybody can use should itself be one that everybody can use. Here is how far we are.',
  sections: [
    {
      heading: 'The standard we follow',
      paragraphs: [
        'We build to the Web Content Accessibility Guidelines (WCAG), version 2.2, level AA. Indian law leads to the same place: the Rights of Persons with Disabilities Act, 2016 asks for accessible information, and the Indian standard IS 17802 builds on the same guidelines.',
        'To our own knowledge the pages of this site conform, apart from the gaps named below. That is our judgement and that of our tests. No outside body has certified it, and we would rather you knew.',
      ],
    },
    {
      heading: 'What you can rely on',
      paragraphs: ['Whichever way you come to the site, these hold:'],
      points: [
        'Everything can be reached and worked with the keyboard alone, in the order in which it is read, and the place of the focus is always to be seen.',
        'Headings, lists, landmarks and labels are real ones, so that a screen reader can name them and jump between them.',
        'Menus, questions and the contact form work without JavaScript.',
        'Text can be doubled in size, or the page zoomed to 400 per cent, without a word being lost or a line having to be pushed sideways.',
        'Nothing rotates, slides or counts up when your device asks for reduced motion; otherwise a pause button stands before every carousel.',
        'Words keep a contrast of at least 4.5 to 1, and colours that you or your system have chosen (forced colours) are respected.',
        'Buttons and links offer a finger at least 44 pixels where the pointer is a finger, links within a sentence apart.',
        'A form says in words what is wrong, at the field concerned, and keeps what was typed.',
        'No page sets a time limit, and nothing flashes.',
      ],
    },
    {
      heading: 'How we test',
      paragraphs: [
        'With each change to the site, a program visits its pages in a real browser. It looks for violations of the guidelines with the rules of axe-core, walks from the home page to a sent enquiry by keyboard, compares the colours we use, and opens the pages at widths from 320 to 2,560 pixels, with larger text, wider spacing, forced colours, reduced motion and without JavaScript.',
        'Programs find perhaps half of what can hinder a person. The other half needs people, and there our record is still short, as the next section admits.',
      ],
    },
    {
      heading: 'Known gaps',
      paragraphs: ['These points are not as good as they should be:'],
      points: [
        'Screen readers: we have not yet had the whole site tested by people who use NVDA, TalkBack or VoiceOver every day.',
        'Browsers: the automatic visits run in Chromium. Firefox and Safari get the same pages but not the same number of tests.',
        'Languages: the site exists in English only, though its search understands many everyday Hindi words.',
        'Brochure: the PDF carries tags, headings, alternative texts and its language, but has not been checked against the full PDF/UA standard. All it says stands on these pages as well.',
        'Directions: the link on the contact page leads to a map of another provider, which we cannot make accessible. The address and the way from the metro are given in words beside it.',
      ],
    },
    {
      heading: 'If something stops you',
      paragraphs: [
        `Ring ${brand.phone.display} (${brand.workingHours}), send a few lines to ${brand.email}, or write to us at ${addressLine}. Say which page it was and, if you like, which browser or aid you use; you need not explain why you use it. You hear from us within one working day, with a date by which it will be mended.`,
        'Meanwhile you shall not be left without the information. Any page or document can be read out to you on the telephone, or sent as plain text or in large print, free of charge.',
      ],
    },
    {
      heading: 'If our reply does not help',
      paragraphs: [
        `Please turn to ${grievance.name}: ${grievance.email}. Should that fail too, the Chief Commissioner for Persons with Disabilities in New Delhi takes complaints under the Act of 2016.`,
      ],
    },
    {
      heading: 'About this statement',
      paragraphs: [
        'It describes the website as it was on the day of the review, was prepared by those who build the site, and is looked at again after every larger change and at least once a year.',
      ],
    },
  ],
};

export const accessibilityListing: PageListing = {
  order: 50,
  everydayWords: [],
};
