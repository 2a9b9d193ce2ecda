import { addressLine } from '@site/brand';
import type { PartTable } from '@site/contracts/part';
import { bannerSizes } from '@site/ui/Banner';
import { linkActions } from './contract/enquiry-link.ts';
import { tokenCookie } from './contract/token.ts';
import { deskPicture, officePicture } from './data/pictures.ts';
import { outcomes } from './data/subscription.ts';
import { messageTemplates } from './data/texts/english.ts';
import { flags } from './flags.ts';

/** Read at build time. */
export const table: PartTable = {
  routes: [
    {
      path: '/contact',
      page: 'ContactPage',
      title: 'Contact us',
      description: `Call, write or send a message to our office, ${addressLine}. We reply within one working day.`,
      label: 'Contact us',
      trail: [],
      menus: [{ group: 'main', order: 6, label: 'Contact', labels: { hi: 'संपर्क' } }],
      section: 'Contact',
      searchWords: [
        'complaint, complain, grievance, existing customer',
        'contact, phone, whatsapp, number, email, address, office, map, directions, enquiry, quote, visit, survey, call, hours',
        'pata, sampark, baat karna',
        'संपर्क',
      ],
      isIndexed: true,
      updated: '2026-11-20',
      queryKeys: ['sent', 'message', 'for'],
      queryValues: { for: Object.keys(messageTemplates) },
      privateKeys: ['sent', 'message'],
      takesForms: true,
      share: officePicture,
      hero: { picture: deskPicture.picture, sizes: bannerSizes.brief },
    },
    {
      path: '/hi/contact',
      lang: 'hi',
      translates: '/contact',
      page: 'HindiContactPage',
      title: 'संपर्क कीजिए: फ़ोन, WhatsApp, फ़ॉर्म',
      description: 'फ़ोन कीजिए, WhatsApp पर लिखिए या फ़ॉर्म भरिए। हमारे नोएडा ऑफ़िस से एक कामकाजी दिन के अंदर जवाब मिलता है।',
      label: 'संपर्क कीजिए',
      trail: [{ label: 'हिन्दी', path: '/hi' }],
      menus: [],
      section: 'हिन्दी',
      searchWords: ['contact in Hindi', 'hindi mein sampark, hindi form', 'हिंदी में संपर्क, हिन्दी फ़ॉर्म'],
      isIndexed: true,
      updated: '2026-11-29',
      queryKeys: ['sent'],
      privateKeys: ['sent'],
      takesForms: true,
      share: officePicture,
      hero: { picture: deskPicture.picture, sizes: bannerSizes.brief },
    },
    {
      path: '/subscription',
      page: 'SubscriptionPage',
      title: 'Get our monthly email',
      description:
        'Notes on running a building, by email, about once a month: subscribe here, or confirm or cancel your subscription.',
      label: 'Get our monthly email',
      trail: [],
      menus: [],
      section: 'Contact',
      searchWords: ['newsletter, subscribe, subscription, unsubscribe, mailing list, email updates, monthly notes'],
      isIndexed: true,
      updated: '2026-11-30',
      queryKeys: ['confirm', 'leave', 'done'],
      queryValues: { done: Object.keys(outcomes) },
      privateKeys: ['confirm', 'leave'],
      takesForms: true,
      fragments: ['RecentPosts'],
    },
    {
      path: '/enquiry',
      page: 'EnquiryLinkPage',
      title: 'Enquiry',
      description: 'For our sales desk: one step for one enquiry, from a link in its email.',
      label: 'Enquiry',
      trail: [],
      menus: [],
      searchWords: [],
      // Only useful to people who were sent a link.
      isIndexed: false,
      updated: '2026-11-28',
      queryKeys: [...linkActions],
      privateKeys: [...linkActions],
      takesForms: true,
    },
    {
      path: '/your-data',
      page: 'YourDataPage',
      title: 'Your data: what we store of your enquiry',
      description: 'See by an emailed link what we store of your enquiry, and erase it.',
      label: 'Your data',
      trail: [],
      menus: [],
      searchWords: [],
      // Found through the privacy policy, which says what else a person may ask for.
      isIndexed: false,
      updated: '2026-11-30',
      queryKeys: ['link', 'sent'],
      privateKeys: ['link'],
      takesForms: true,
    },
  ],
  fragments: [
    { name: 'Subscribe', data: [], place: 'footer' },
    { name: 'HindiContactForm', data: [] },
    ...(flags.quoteForm ? [{ name: 'QuoteForm', data: [] }] : []),
  ],
  service: {
    name: 'contact',
    version: '1',
    paths: [
      '/api/v1/generalEnquiry',
      '/api/v1/subscriptions',
      '/api/v1/csrf',
      '/api/v1/enquiryLinks',
      '/api/v1/storedData',
    ],
    cookies: [tokenCookie(true), tokenCookie(false)],
  },
};
