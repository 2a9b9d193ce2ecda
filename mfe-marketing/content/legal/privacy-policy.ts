import { addressLine, brand } from '@site/brand';
import type { PageListing, TextContent } from '../types.ts';

const { grievance, legalName } = brand.registration;

export const privacyPolicy: TextContent = {
  slug: 'privacy-policy',
  name: 'Privacy Policy',
  title: 'Privacy Policy under the DPDP Act 2023',
  description:
    'Which personal data this website takes, why, how long it is kept, who sees it, and your rights under India’s Digital Personal Data Protection Act 2023.',
  searchWords: [
    'privacy',
    'privacy policy',
    'personal data',
    'DPDP Act',
    'data protection',
    'consent',
    'erasure',
    'grievance',
    'niji jaankari',
  ],
  updated: '2026-11-20',
  reviewed: '2026-11-20',
  lead: 'We take only what you write to us yourself, use it to answer you, and erase it when it is no longer needed. The details follow, in the order of the questions we would ask.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `The data fiduciary for this website within the meaning of the Digital Personal Data Protection Act, 2023 (the Act) is ${legalName}, CIN ${brand.registration.cin}, at ${addressLine}. In this policy ‘we’ means that company and ‘you’ means the person whose data is concerned, whom the Act calls the data principal.`,
        'This policy covers the public website and the enquiries sent through it. Clients and employees receive separate notices with their contracts.',
        'Parts of the Act and of the Digital Personal Data Protection Rules, 2025 come into force in stages. We do not wait for the later ones and follow them already.',
      ],
    },
    {
      heading: 'What we take',
      paragraphs: [
        'You can read every page without telling us who you are. Personal data reaches us only in these cases:',
      ],
      points: [
        'Contact form: your full name, e-mail address, phone number, the subject (company name) and your message, with the date and time, the page from which the form was sent and the reference number we give to it.',
        'E-mail, letter and telephone: what you tell us, and the address or number from which it came.',
        'Subscription, where a page offers one: your e-mail address, the wording you agreed to and the time of your confirmation. Without confirmation the address is not used.',
        'Technical data: your browser cannot receive a page without giving its network address. The enquiry service turns that address into a coded value and holds it for a few minutes, solely to stop floods of automatic messages.',
        'Two cookies at most: XSRF-TOKEN, which comes when you start to fill in a form, and sv-visitor, which comes while we try out a new edition of this website. Neither holds information about you. The cookies policy describes them, and what a page reports of itself: whether it failed and how fast it was, without its address and without yours.',
      ],
    },
    {
      heading: 'What we do not take',
      paragraphs: [
        'We use no analytics of what you read or do, no advertising tags, social media plug-ins, fingerprinting or maps loaded from other companies. No profile of you is made, and no decision about you is taken by a machine. Please do not send us health records, identity numbers or bank details through the form; they are not needed for an answer.',
      ],
    },
    {
      heading: 'Why we use it, and on what ground',
      paragraphs: [
        'Your enquiry is used to understand what you need, to reply, to prepare a survey or quotation if you wish for one, and to keep a record of what was said. The ground is section 7(a) of the Act: you provide the data voluntarily for that stated purpose and have not told us that you object.',
        'Messages about our work beyond your enquiry are sent only with your consent under section 6, which must be free, specific, informed, unconditional and given by a clear action. You may withdraw it at any time as easily as you gave it; each such message contains a link for the purpose.',
        'Where a law, a court or an authority obliges us to keep or disclose certain data, we do so to the extent required and no further.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['Each kind of data has its own limit, after which it is erased without your having to ask.'],
      points: [
        'Enquiries: 24 months at most, counted for each from the day we receive it; a later message does not prolong the time of an earlier one.',
        'What becomes part of a contract: with the contract papers, outside this website, for as long as tax and company law require them.',
        'Subscriptions: until you unsubscribe; the proof of consent is kept for 12 months longer. An address that nobody confirms: seven days.',
        'Coded network addresses: eleven minutes at most, and in no security copy.',
        'Security copies: these are overwritten in rotation within 35 days after the erasure of the original.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'Inside the company the sales desk, the supervisor who would look after your site and the directors may read an enquiry. Outside it, the providers who run our servers and carry our e-mail process data for us under a written contract, for no purpose of their own. We do not sell, rent or exchange personal data.',
        'Website data is stored on servers in India. Should that change, it will only be towards countries which the Central Government has not restricted under section 16, and this page will say so beforehand.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, forms carry a token against forgery, access to stored enquiries is limited to named staff, and copies are tested by restoring them. If a breach should nevertheless affect your data, we shall inform you and the Data Protection Board of India without delay, describing what happened, what may follow and what you can do.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'The Act gives you these rights, and you may use them free of charge by writing to the grievance contact below:',
      ],
      points: [
        'Access (section 11): a summary of the data we hold, what is done with it, and with whom it has been shared.',
        'Correction, completion, updating and erasure (section 12).',
        'Withdrawal of consent (section 6), with effect for the future.',
        'Redress of grievances (section 13).',
        'Nomination (section 14): you may name another person to exercise your rights in the event of death or incapacity.',
      ],
    },
    {
      heading: 'How to use them',
      paragraphs: [
        'Tell us what you want and give the reference number of your enquiry or the e-mail address you used, so that we can find it. We may ask one question to make sure that it is you. You will have an acknowledgement within three working days and a full answer within thirty days, and in no case later than the ninety days that the rules allow.',
        'In return the Act asks you not to impersonate another person, not to suppress material information and not to register false or frivolous complaints.',
      ],
    },
    {
      heading: 'Grievance contact',
      paragraphs: [
        `Please write to ${grievance.name}, at ${grievance.email}, or by post to the registered office: ${brand.registration.registeredOffice}. By telephone the office can be reached on ${brand.phone.display}, ${brand.workingHours}.`,
        'If our answer does not satisfy you, or none arrives in time, you may complain to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This website addresses businesses and institutions. We do not knowingly take data of persons under eighteen; if a child has written to us, a parent or guardian may ask for deletion and we shall carry it out at once.',
      ],
    },
    {
      heading: 'Languages and changes',
      paragraphs: [
        'You may ask for this notice in Hindi or in any other language of the Eighth Schedule to the Constitution. When the policy changes, the date of review at its head changes too; if a change affects data which you have already given, we write to you before it takes effect.',
      ],
    },
  ],
};

export const privacyPolicyListing: PageListing = {
  order: 10,
  everydayWords: ['data, delete my data, unsubscribe, complaint, grievance officer', 'shikayat'],
};
