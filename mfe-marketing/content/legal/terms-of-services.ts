import { addressLine, brand } from '@site/brand';
import type { PageListing, TextContent } from '../types.ts';

const { legalName, grievance } = brand.registration;

export const termsOfServices: TextContent = {
  slug: 'terms-of-services',
  name: 'Terms of Services',
  title: 'Terms of Services for This Website',
  description:
    'The rules for using this website and its contact form, how an enquiry becomes a contract, and what applies before and after it does.',
  searchWords: [
    'terms',
    'terms of service',
    'terms and conditions',
    'conditions',
    'usage',
    'contract',
    'jurisdiction',
    'niyam',
    'shartein',
  ],
  updated: '2026-11-20',
  reviewed: '2026-11-01',
  lead: 'These terms govern the use of this website and explain how our services are agreed. They are short where the matter is simple and longer where you would want to know.',
  sections: [
    {
      heading: 'Who we are and what these terms cover',
      paragraphs: [
        `This website is published by ${legalName} (CIN ${brand.registration.cin}), registered office ${addressLine}, referred to below as ‘we’. By using it you accept these terms; if you do not agree, please close the page and telephone us instead.`,
        'For services carried out on your premises a separate written agreement is made. If it differs from these terms, the agreement prevails.',
      ],
    },
    {
      heading: 'Using the website',
      paragraphs: [
        'You are welcome to read, print and share the pages for your own decisions. In using the site you agree not to:',
      ],
      points: [
        'send messages that are false, abusive, unlawful or written in the name of somebody else;',
        'use automatic programs to fill in forms or to load the servers beyond ordinary reading and indexing;',
        'look for weak points in the system without our written permission, or use one that you have come across;',
        'copy substantial parts of the site in order to present them as the work of another company.',
      ],
    },
    {
      heading: 'Enquiries',
      paragraphs: [
        'When the contact form confirms a reference number, your message has been stored with us. That confirmation is a receipt and not an acceptance of an order. We normally answer within one working day, and you are free to ask elsewhere at the same time.',
        'Please give particulars that are correct to the best of your knowledge, and leave out secrets that we do not need. What happens to personal details is laid down in the privacy policy.',
      ],
    },
    {
      heading: 'Survey, quotation and contract',
      paragraphs: [
        'After an enquiry we may offer to visit the premises. The survey costs you nothing and binds neither side. On its basis we send a written quotation, which stays open for the period named in it, or for thirty days if no period is named.',
        'A contract comes about only when both sides have signed the agreement or when we confirm your written acceptance of the quotation. Oral statements, brochures, pages of this website and presentations do not become part of it unless it says so.',
      ],
    },
    {
      heading: 'How services are rendered',
      paragraphs: ['Unless your agreement provides otherwise, the following principles apply to our work:'],
      points: [
        'Posts, hours, tasks and materials are those listed in the deployment chart annexed to the agreement.',
        'Our staff remain in our employment; we answer for wages, provident fund, state insurance and discipline.',
        'You provide safe access, drinking water, a changing place and the permits that only an owner can obtain.',
        'A shortage, fault or complaint is to be reported promptly, so that it can be put right while it is small.',
        'Neither party is responsible for delay caused by events beyond reasonable control, such as flood, epidemic, riot or an order of the authorities.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'This site states no prices. Quotations are in Indian rupees and show goods and services tax separately. Revisions of minimum wages or statutory contributions are passed on from the day they take effect, with the notification attached.',
      ],
    },
    {
      heading: 'Recruitment of staff',
      paragraphs: [
        'People who look for work with us never pay for it. We charge no registration, training or uniform fee to applicants; anybody who asks for one in our name should be reported to the grievance contact named under ‘Complaints’ below.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        `Texts, pictures, drawings and the name and symbol of ${brand.shortName} belong to us or are used with permission. You may quote short passages with a link. Any other use, the training of image models on our pictures included, calls for consent in writing.`,
        'Open-source software used in this site remains under the licences of its authors.',
      ],
    },
    {
      heading: 'Third-party links',
      paragraphs: [
        'Some pages point to websites that others operate. Those follow their own terms, and the fact that we link to them makes us neither partner nor guarantor.',
      ],
    },
    {
      heading: 'Availability and changes of the site',
      paragraphs: [
        'We may improve, suspend or withdraw any page, and maintenance can interrupt access for a short time. We also revise these terms when services or laws change; the version on this page with the latest date of review is the one in force for new visits.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The website is provided free of charge and as it stands. We answer without limit for intent, for gross negligence and wherever the law forbids a limit. Otherwise our liability for the use of the website is excluded to the extent permitted, and the disclaimer describes how its contents are to be understood.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `Complaints about the website or about conduct of our staff may be addressed to ${grievance.name}, e-mail ${grievance.email}. Receipt is acknowledged within three working days; we aim to settle the matter within a month.`,
      ],
    },
    {
      heading: 'Law and place of jurisdiction',
      paragraphs: [
        'The laws of India apply. For disputes that cannot be resolved in conversation the courts at Gautam Buddha Nagar, Uttar Pradesh, have jurisdiction, save where a consumer may lawfully approach another forum.',
        'Should one of these provisions be invalid, the remainder stays in force, and the gap is filled by the rule that comes closest to its purpose.',
      ],
    },
  ],
};

export const termsOfServicesListing: PageListing = {
  order: 20,
  everydayWords: ['legal, agreement, law', 'kanoon'],
};
