import { addressLine, brand, privacyNoticeVersion } from '@site/brand';
import type { PageListing } from '../../types.ts';
import type { LegalContent } from '../types.ts';

const { grievance, legalName } = brand.registration;

const whatsappPoint =
  'WhatsApp: what you send us, with your number and the name on your profile. Links on this website open WhatsApp, a service of Meta, which handles your messages under its own terms. Until you press such a link, WhatsApp learns nothing from us.';

export const content: LegalContent = {
  slug: 'privacy-policy',
  name: 'Privacy policy',
  title: 'Privacy Policy under the DPDP Act 2023',
  description:
    'Which personal data this website collects, why, how long we keep it, who sees it, and your rights under India’s Digital Personal Data Protection Act 2023.',
  updated: privacyNoticeVersion,
  reviewed: privacyNoticeVersion,
  lead: 'We collect only what you send us, use it only for the purpose you sent it for, and erase it when it is no longer needed.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `The data fiduciary for this website under the Digital Personal Data Protection Act, 2023 (the Act) is ${legalName}, CIN ${brand.registration.cin}, ${addressLine}. In this policy ‘we’ means that company, and ‘you’ means the person whose data it is (in the Act, the data principal).`,
        'This policy covers the public website and enquiries sent through it. Clients and employees receive separate notices with their contracts.',
        'The Act and the Digital Personal Data Protection Rules, 2025 come into force in stages. We already follow the parts that are not yet in force.',
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'You can read every page without telling us who you are. We receive personal data only in these cases:',
      ],
      points: [
        'Contact form: your full name, email address, phone number, the subject (company name) and your message, with the date and time, the page from which you sent the form, the page of this site that you were on before, the date of this policy and the reference number we give it. If you came from one of our advertisements, also which one: the source, medium and campaign that its link names.',
        'Email, letter and phone: what you tell us, and the address or number you use.',
        ...(brand.whatsapp ? [whatsappPoint] : []),
        'Subscription to our notes: your email address, the wording you agreed to, the page, and the times at which you asked, confirmed and unsubscribed. Until you confirm, we send you nothing but the request to confirm.',
        'Technical data: your browser has to give its network address to receive a page. Our enquiry service turns that address into a coded value and keeps it for a few minutes, only to stop floods of automatic messages. It also looks for signs that a machine has sent a message: many links, the same text from several addresses, unusual speed, or an entry in a field that people do not see. Such a message is set aside until a person has looked at it.',
        'Cookies for visitors: at most two. XSRF-TOKEN is set when you start filling in a form, and sv-visitor while we try out a new edition of this website. Neither contains information about you. The cookie policy describes both, and what pages report about themselves: whether they failed and how fast they were, without their address and without yours.',
      ],
    },
    {
      heading: 'What we do not collect',
      paragraphs: [
        'We do not analyse what you read or do, and we use no advertising tags, social media plug-ins or fingerprinting. Nothing is loaded from other companies unless you press a button that says so: the map on our contact page comes from OpenStreetMap, and films in posts come from YouTube or Vimeo, which then learn your address on the internet. We make no profile of you, and no automatic decision about you. Please do not send health records, identity numbers or bank details through the form; we do not need them to reply.',
      ],
    },
    {
      heading: 'Why we use it, and on what ground',
      paragraphs: [
        'We use your enquiry to understand what you need, to reply, to prepare a survey or quotation if you want one, and to keep a record of what was said. The ground is section 7(a) of the Act: you give us the data voluntarily for this stated purpose and have not told us that you object.',
        'We send messages beyond your enquiry only with your consent under section 6, which must be free, specific, informed, unconditional and given by a clear action. You may withdraw it at any time, as easily as you gave it; every such message contains an unsubscribe link.',
        'Where a law, a court or an authority requires us to keep or disclose data, we do so only to the extent required.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Each kind of data has its own limit. Our server then erases it within hours, without your having to ask; if it was off for days, or its clock may be wrong, up to a week later.',
      ],
      points: [
        'Enquiries: in this website’s database, at most 24 months from the day we receive each one. The emails about it are deleted by hand in the same time. A later message does not extend the period of an earlier one.',
        'Enquiries that lead to a contract: kept with the contract papers, outside this website, for as long as tax and company law require.',
        'Subscriptions: until you unsubscribe, and the proof of consent for 12 months after that. An address that is not confirmed: seven days.',
        'Coded email addresses, which nobody can read and which only keep us from writing too often: one day after an acknowledgement or a link to your data, 12 months after a request to confirm a subscription, and without limit once you have unsubscribed.',
        'Coded network addresses: at most eleven minutes, or until the trial of a new edition of this website ends, and never in a backup. Codes of a few networks of many addresses each, in which the new edition failed or was slow: until we delete old editions. The cookie policy says more about these trials.',
        'Backups: overwritten in rotation, within 35 days after the original is erased. The newest three are kept until newer ones are made.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'Within the company, your enquiry can be read by the sales desk, the supervisor who would look after your site and the directors. The providers that run our servers and deliver our email process data for us under a written contract, and not for purposes of their own. We do not sell, rent or exchange personal data.',
        'Website data is stored on servers in India. If that changes, we will use only countries that the Central Government has not restricted under section 16, and will say so on this page beforehand.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, forms are protected against forgery, only named people have access to stored enquiries, and we test our backups by restoring them. If a breach affects your data, we will inform you and the Data Protection Board of India without delay: what happened, what the consequences may be, what we are doing about it and what you can do.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'The Act gives you these rights, free of charge. You can see and erase an enquiry yourself, by a link that we email you from the page ‘Your data’. For the rest, or instead, write to the grievance contact below:',
      ],
      points: [
        'Access (section 11): a summary of the data we hold about you, what we do with it, and with whom we have shared it.',
        'Correction, completion, updating and erasure (section 12).',
        'Withdrawal of consent (section 6), with effect from then on.',
        'Redress of grievances (section 13).',
        'Nomination (section 14): you may name another person to exercise your rights if you die or become unable to do so.',
      ],
    },
    {
      heading: 'How to use them',
      paragraphs: [
        'Tell us what you want, and give the reference number of your enquiry or the email address you used, so that we can find it. We may ask one question to make sure that it is you. We acknowledge your request within three working days and answer it in full within thirty days. The rules allow ninety days at most.',
        'The Act (section 15) requires you not to impersonate another person, not to suppress material information and not to register false or frivolous complaints.',
      ],
    },
    {
      heading: 'Grievance contact',
      paragraphs: [
        `Please write to ${grievance.name}, at ${grievance.email}, or by post to the registered office: ${brand.registration.registeredOffice}. You can call the office on ${brand.phone.display}, ${brand.workingHours}.`,
        'If you are not satisfied with our answer, or do not get one in time, you may complain to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This website is meant for businesses and institutions. We do not knowingly collect data of anyone under eighteen. If a child has written to us, a parent or guardian may ask us to delete the data, and we will do so at once.',
      ],
    },
    {
      heading: 'Languages and changes',
      paragraphs: [
        'This notice is also on our site in Hindi, and you may ask for it in any other language of the Eighth Schedule to the Constitution. When we change the policy, we change the date of its last review. If a change affects data you have already given us, we will write to you before it takes effect.',
      ],
    },
  ],
};

export const listing: PageListing = {
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
    'data, delete my data, grievance officer',
    'shikayat',
  ],
};
