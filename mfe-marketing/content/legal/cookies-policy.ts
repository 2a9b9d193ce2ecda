import { brand } from '@site/shared/brand';
import type { TextContent } from '../types.ts';

const { grievance } = brand.registration;

export const cookiesPolicy: TextContent = {
  slug: 'cookies-policy',
  name: 'Cookies Policy',
  title: 'Cookies Policy: One Cookie, Explained',
  description: 'This website sets a single cookie, and only when you begin to fill in a form. What it is called, what it does and how to refuse or delete it.',
  searchWords: ['cookies', 'cookie', 'cookie policy', 'XSRF-TOKEN', 'tracking', 'browser storage', 'consent banner'],
  updated: '2026-11-20',
  reviewed: '2026-11-01',
  lead: 'There is no cookie banner here, because reading this website sets no cookie at all. One cookie comes later, if you use a form.',
  sections: [
    {
      heading: 'What a cookie is',
      paragraphs: [
        'A cookie is a short text which a website asks your browser to keep and to send back with later requests to the same website. Some cookies are needed for a page to work; others recognise people in order to count, remember or advertise to them.',
        'Cookies may belong to the website you are visiting or to another company whose content is embedded in it. The second kind does not exist on this site, as nothing is loaded from any other host.',
      ],
    },
    {
      heading: 'The one cookie we use',
      paragraphs: ['Its particulars, complete:'],
      points: [
        'Name: XSRF-TOKEN.',
        'Set by: this website itself, when you first place the cursor in a form.',
        'Purpose: to prove that a form was sent from our own page and not by a stranger’s page in your name. The technical term is protection against cross-site request forgery.',
        'Content: a random value with a signature. It contains no name, number, address or history.',
        'Life: it belongs to your browsing session and goes when the browser ends that session.',
        'Sent to: our own server only; the browser is told not to attach it to requests which start on other websites.',
      ],
    },
    {
      heading: 'Why we do not ask for consent to it',
      paragraphs: [
        'The cookie is strictly necessary for a service you have begun to use, the safe sending of a form, and serves nothing else. It identifies a form session and not a person. Had we wished to measure or advertise, we would have to ask you first, and we would.',
      ],
    },
    {
      heading: 'What we do not use',
      paragraphs: ['For the sake of clarity, none of the following is on this site:'],
      points: [
        'Analytics, heat maps or session recording.',
        'Advertising, remarketing or affiliate cookies.',
        'Social media buttons that report your visit.',
        'Embedded videos, fonts or maps from outside providers.',
        'Tracking pixels, in pages or in e-mails.',
        'Fingerprinting of your device.',
      ],
    },
    {
      heading: 'Other storage in your browser',
      paragraphs: [
        'So that the back button returns you to the line you were reading, your browser notes how far you had scrolled on each page of this visit. The note stays in your own tab’s session storage, is never transmitted, and disappears as soon as the tab is closed.',
        'Pictures, styles and scripts are held in the ordinary browser cache to spare your data plan on the next visit. That cache contains our files, not facts about you.',
      ],
    },
    {
      heading: 'Refusing and deleting',
      paragraphs: [
        'Every browser lets you block or delete cookies, generally under Settings and then Privacy or Site data. If you refuse XSRF-TOKEN, the site remains fully readable and the contact form still works: the server then relies on two other signs, the origin that your browser states and its own note about where the request began.',
        `Should a form fail in an unusual browser, telephone us on ${brand.phone.display}, or send an e-mail to ${brand.email}. Neither requires a cookie.`,
      ],
    },
    {
      heading: 'Links that lead elsewhere',
      paragraphs: [
        'Our pages contain links to directions and to social networks. Nothing is sent to those companies until you follow the link; from then on their own cookie rules apply.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        'Before any further cookie is introduced, this page will name it, and where the law requires consent you will be asked for it in advance. The date of the last review stands at the top.',
        `Questions are answered by ${grievance.name}, who can be reached at ${grievance.email}. The privacy policy explains how the data in the form itself is treated.`,
      ],
    },
  ],
};
