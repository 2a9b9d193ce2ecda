import { brand } from '@site/brand';
import type { PageListing } from '../../types.ts';
import type { LegalContent } from '../types.ts';

const { grievance } = brand.registration;

export const content: LegalContent = {
  slug: 'cookies-policy',
  name: 'Cookie policy',
  title: 'Cookie Policy: Each Cookie, Explained',
  description:
    'This website sets one cookie when you start filling in a form, and at times one that keeps you on one edition of the site. What each does and how to refuse it.',
  updated: '2026-11-30',
  reviewed: '2026-11-29',
  lead: 'There is no cookie banner here, because none of our cookies identifies you as a person. One is set if you use a form; another only while we try out a new edition of the site.',
  summary: {
    caption: 'In short: every cookie of this site',
    head: ['Cookie', 'Set when', 'Kept for'],
    rows: [
      {
        name: 'XSRF-TOKEN',
        detail: 'proves that a form is ours',
        cells: ['you start to fill in a form', 'your browser’s session'],
      },
      {
        name: 'sv-visitor',
        detail: 'keeps you on one edition of the site',
        cells: ['we try out a new edition', 'your browser’s session'],
      },
      {
        name: 'sv-release',
        detail: 'for our own testers',
        cells: ['one of them follows a signed link', 'at most 12 hours'],
      },
    ],
    note: 'None is for advertising or analytics, and none belongs to another company.',
  },
  sections: [
    {
      heading: 'What a cookie is',
      paragraphs: [
        'A cookie is a short text that a website asks your browser to keep and to send back with later requests to the same website. Some cookies are needed for a page to work; others recognise people in order to count them, remember them or advertise to them.',
        'A cookie may belong to the website you are visiting or to another company whose content is embedded in it. This site has none of the second kind until you press a button that says so, and that loads the map on the contact page or a film in a post. The cookie rules of the company that it comes from then apply.',
      ],
    },
    {
      heading: 'The form cookie',
      paragraphs: ['In full:'],
      points: [
        'Name: XSRF-TOKEN, or __Host-XSRF-TOKEN where the connection is encrypted.',
        'Set by: this website itself, when you first place the cursor in a form.',
        'Purpose: to prove that a form was sent from our own page and not from another website in your name. The technical term is protection against cross-site request forgery.',
        'Content: a random value and the time until which it is valid, with a signature. It contains no name, phone number, address or history.',
        'Life: until your browser ends the session. Its value is valid for one day.',
        'Sent to: our own server only; the browser is told not to attach it to requests that start on other websites.',
      ],
    },
    {
      heading: 'The trial cookie',
      paragraphs: [
        'Before we show a new edition of this website to everyone, we may show it in a small share of visits. While such a trial runs, and at no other time, the first page you open sets a second cookie:',
      ],
      points: [
        'Name: sv-visitor, listed in your browser as __Host-sv-visitor.',
        'Set by: this website itself, with the first page you open during a trial.',
        'Purpose: to show you the same edition on every page, and to count each visit only once when we compare how often pages fail in each edition.',
        'Content: a random value with a signature. It contains no name, phone number, address or history.',
        'Life: until your browser ends the session.',
        'Sent to: our own server only, and no script can read it.',
      ],
    },
    {
      heading: 'The testers’ cookie',
      paragraphs: [
        'Our own team can look at an edition before visitors see it. Their browser then keeps a cookie named sv-release (listed as __Host-sv-release) that says which edition to show. It lasts until the browser’s session ends, and for twelve hours at most. It is set only for people to whom we have given a signed link.',
      ],
    },
    {
      heading: 'What pages report',
      paragraphs: [
        'When you first leave a page, also for another tab, it tells our server once which edition and which kind of page it was, whether a part of it failed and at which places in our scripts, how soon it arrived, how soon the first and the largest picture or text appeared, how quickly it responded to clicks and how much its content moved by itself. The report contains neither the address of the page nor anything about you. It is added to a total that is kept in memory only and lost when the server restarts; of a failure, the places in our scripts are also written to the server’s log.',
        'While we try out a new edition, our servers also count in memory in how many visits the new edition and the usual one failed, each visit by the random value of its cookie, until the trial ends.',
        'To limit the number of reports, we use your network address as a code that cannot be read back. It is kept in memory only, for a minute.',
      ],
    },
    {
      heading: 'Why we do not ask for consent to them',
      paragraphs: [
        'Each cookie has one of the purposes above and no other: the first so that a form can be sent safely, the second so that all pages you open belong to one edition and we notice when an edition fails. They identify a form session or a browser, not a person. To track you or advertise to you we would need your consent; we do neither.',
      ],
    },
    {
      heading: 'What we do not use',
      paragraphs: ['None of the following is on this site:'],
      points: [
        'Analytics of what you read or click, heat maps or session recording.',
        'Advertising, remarketing or affiliate cookies.',
        'Social media buttons that report your visit.',
        'Fonts from outside providers, or embedded videos and maps that you did not ask for.',
        'Tracking pixels, in pages or in emails.',
        'Fingerprinting of your device.',
      ],
    },
    {
      heading: 'Other storage in your browser',
      paragraphs: [
        'Your browser notes how far you have scrolled on each page of this visit, so that the back button returns you to the line you were reading. The note stays in the session storage of your tab, is never sent to us, and is deleted when you close the tab. If a tab has been open so long that its edition is no longer available, a second note says that the page has been reloaded.',
        'What you type in a form is kept in the same place, so that it is still there when you return from another page or reload. It leaves your browser only when you send the form. It is then deleted, as it is when you close the tab. If you came from one of our advertisements, the name of its campaign is kept there too while the tab is open, and is sent with the form.',
        'Pictures, styles and scripts are kept in the ordinary browser cache, which saves data on your next visit. That cache contains our files and nothing about you.',
      ],
    },
    {
      heading: 'Refusing and deleting',
      paragraphs: [
        'Every browser lets you block or delete cookies, usually under Settings and then Privacy or Site data. If you refuse XSRF-TOKEN, you can still read the whole site and the contact form still works: the server then checks two other things that your browser sends, the origin of the page and where the request started. If you refuse sv-visitor, the edition may change from one page to the next during a trial; everything still works.',
        `If a form does not work in your browser, please call ${brand.phone.display} or email ${brand.email}. Neither needs a cookie.`,
      ],
    },
    {
      heading: 'Links that lead elsewhere',
      paragraphs: [
        'Our pages contain links to directions and to social networks. Nothing is sent to those companies until you follow a link; their own cookie rules then apply.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        'Before we introduce another cookie, we will name it on this page and, where the law requires it, ask for your consent. The date of the last review is shown on this page.',
        `If you have a question, write to ${grievance.name}, at ${grievance.email}. The privacy policy explains how we use what you enter in a form.`,
      ],
    },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'cookies',
    'cookie',
    'cookie policy',
    'XSRF-TOKEN',
    'sv-visitor',
    'tracking',
    'browser storage',
    'consent banner',
    'cookie settings, browser',
  ],
};
