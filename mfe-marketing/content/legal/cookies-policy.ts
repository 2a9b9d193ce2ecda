import { brand } from '@site/brand';
import type { PageListing, TextContent } from '../types.ts';

const { grievance } = brand.registration;

export const cookiesPolicy: TextContent = {
  slug: 'cookies-policy',
  name: 'Cookies Policy',
  title: 'Cookies Policy: Each Cookie, Explained',
  description:
    'This website sets one cookie when you begin to fill in a form, and at times one that keeps you on the same edition of it. What each does and how to refuse it.',
  searchWords: [
    'cookies',
    'cookie',
    'cookie policy',
    'XSRF-TOKEN',
    'sv-visitor',
    'tracking',
    'browser storage',
    'consent banner',
  ],
  updated: '2026-11-20',
  reviewed: '2026-11-01',
  lead: 'There is no cookie banner here, because no cookie of this website recognises you as a person. One comes if you use a form; one comes at times, while we try out a new edition of the site.',
  sections: [
    {
      heading: 'What a cookie is',
      paragraphs: [
        'A cookie is a short text which a website asks your browser to keep and to send back with later requests to the same website. Some cookies are needed for a page to work; others recognise people in order to count, remember or advertise to them.',
        'Cookies may belong to the website you are visiting or to another company whose content is embedded in it. The second kind does not exist on this site, as nothing is loaded from any other host.',
      ],
    },
    {
      heading: 'The cookie of a form',
      paragraphs: ['Its particulars, complete:'],
      points: [
        'Name: XSRF-TOKEN, or __Host-XSRF-TOKEN where the connection is encrypted.',
        'Set by: this website itself, when you first place the cursor in a form.',
        'Purpose: to prove that a form was sent from our own page and not by a stranger’s page in your name. The technical term is protection against cross-site request forgery.',
        'Content: a random value with a signature. It contains no name, number, address or history.',
        'Life: it belongs to your browsing session and goes when the browser ends that session. Its value is good for one day.',
        'Sent to: our own server only; the browser is told not to attach it to requests which start on other websites.',
      ],
    },
    {
      heading: 'The cookie of a trial',
      paragraphs: [
        'Before a new edition of this website is shown to everybody, we may show it to a small share of visitors. While such a trial runs, and at no other time, a page that you open sets a second cookie:',
      ],
      points: [
        'Name: sv-visitor, which your browser lists as __Host-sv-visitor.',
        'Set by: this website itself, with the first page you open during a trial.',
        'Purpose: to show you one and the same edition on every page, and to count each browser only once when we compare how often a page fails in either edition.',
        'Content: a random value with a signature. It contains no name, number, address or history.',
        'Life: 30 days.',
        'Sent to: our own server only, and no script can read it.',
      ],
    },
    {
      heading: 'The cookie of our own testers',
      paragraphs: [
        'Our staff can look at an edition before any visitor does. Their browser then holds a cookie named sv-release (in the browser’s list __Host-sv-release), which says which edition, until the browser’s session ends or twelve hours have passed. It is set for nobody who has not been given a signed link by us.',
      ],
    },
    {
      heading: 'What a page reports of itself',
      paragraphs: [
        'When you leave a page, it tells our server which edition it belonged to, whether a part of it could not be loaded, how soon its largest picture or text was there, how much it moved while loading and how quickly it answered to clicks. The report contains neither the address of the page nor anything about you. It is added to a sum, kept in memory only and gone when the server is started again; your network address serves to limit the number of reports, as a code that cannot be read back, and is not kept with them.',
      ],
    },
    {
      heading: 'Why we do not ask for consent to them',
      paragraphs: [
        'Each cookie is needed for a page to work as it should and serves nothing else: the first for the safe sending of a form, the second so that all pages you open are of one edition, and that a failing edition is noticed. They identify a form session or a browser and not a person. Had we wished to follow or advertise to you, we would have to ask you first, and we would.',
      ],
    },
    {
      heading: 'What we do not use',
      paragraphs: ['For the sake of clarity, none of the following is on this site:'],
      points: [
        'Analytics of what you read or click, heat maps or session recording.',
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
        'So that the back button returns you to the line you were reading, your browser notes how far you had scrolled on each page of this visit. The note stays in your own tab’s session storage, is never transmitted, and disappears as soon as the tab is closed. If a tab has been open for so long that its edition is no longer kept, a second note there says that it has been loaded anew.',
        'What you type in a form is noted in the same place, so that it is still there when you come back from another page or reload this one. It leaves your browser only when you send the form, and the note is then deleted, as it is when you close the tab.',
        'Pictures, styles and scripts are held in the ordinary browser cache to spare your data plan on the next visit. That cache contains our files, not facts about you.',
      ],
    },
    {
      heading: 'Refusing and deleting',
      paragraphs: [
        'Every browser lets you block or delete cookies, generally under Settings and then Privacy or Site data. If you refuse XSRF-TOKEN, the site remains fully readable and the contact form still works: the server then relies on two other signs, the origin that your browser states and its own note about where the request began. If you refuse sv-visitor, nothing is lost: during a trial, the edition may then change from one page to the next.',
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

export const cookiesPolicyListing: PageListing = {
  order: 30,
  everydayWords: ['cookie settings, browser'],
};
