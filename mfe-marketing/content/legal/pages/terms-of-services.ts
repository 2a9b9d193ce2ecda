import { brand } from '@site/brand';
import type { PageListing } from '../../types.ts';
import type { LegalContent } from '../types.ts';

const { legalName, cin, registeredOffice, grievance } = brand.registration;

export const content: LegalContent = {
  slug: 'terms-of-services',
  name: 'Terms of service',
  title: 'Terms of Service for This Website',
  description:
    'The rules for using this website and its contact form, how an enquiry becomes a contract, and the terms on which we provide our services.',
  updated: '2026-11-22',
  reviewed: '2026-11-22',
  lead: 'These terms apply to the use of this website and explain how an agreement for our services is made.',
  sections: [
    {
      heading: 'Who we are and what these terms cover',
      paragraphs: [
        `This website is published by ${legalName} (CIN ${cin}), registered office ${registeredOffice} (‘we’). By using the website you accept these terms. If you do not agree, please do not use it; you can call us instead.`,
        'For services on your premises we sign a separate written agreement with you. If it differs from these terms, the agreement prevails.',
      ],
    },
    {
      heading: 'Using the website',
      paragraphs: ['You are welcome to read, print and share these pages for your own use. You agree not to:'],
      points: [
        'send messages that are false, abusive, unlawful or written in another person’s name;',
        'use automatic programs to fill in forms, or to burden the servers beyond ordinary reading and indexing;',
        'look for weaknesses in the system without our written permission, or exploit one that you have found;',
        'copy substantial parts of the site and present them as the work of another company.',
      ],
    },
    {
      heading: 'Enquiries',
      paragraphs: [
        'When the contact form shows a reference number, we have received your message. The number is a receipt; it does not mean that we have accepted an order. We normally reply within one working day. You are free to ask other companies at the same time.',
        'Please give details that are correct to the best of your knowledge, and leave out confidential information that we do not need. The privacy policy explains how we use personal data.',
      ],
    },
    {
      heading: 'Survey, quotation and contract',
      paragraphs: [
        'After an enquiry we may offer to survey the premises. The survey is free and binds neither side. We then send a written quotation, which is valid for the period stated in it, or for thirty days if none is stated.',
        'A contract is made only when both sides have signed the agreement, or when we confirm your written acceptance of the quotation. The response times and sums on “Our approach” and “Healthcare” are written into each agreement. Oral statements, brochures, presentations and other pages of this website are not part of it unless it says so.',
      ],
    },
    {
      heading: 'How services are rendered',
      paragraphs: ['Unless your agreement says otherwise:'],
      points: [
        'Posts, hours, tasks and materials are as listed in the deployment chart annexed to the agreement.',
        'Our people remain our employees. We are responsible for their wages, provident fund (EPF), state insurance (ESIC), accident insurance and conduct.',
        'You provide safe access, drinking water, a place to change and the permits that only an owner can obtain.',
        'Please report a shortage, fault or complaint promptly, so that we can put it right early.',
        'Neither party is responsible for delay caused by events beyond its reasonable control, such as flood, epidemic, riot or an order of the authorities.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices on this site are examples. Quotations are in Indian rupees and show goods and services tax (GST) separately. When minimum wages or statutory contributions are revised, we pass the change on from the day it takes effect, with a copy of the notification.',
      ],
    },
    {
      heading: 'Recruitment of staff',
      paragraphs: [
        'Applicants never pay to work with us. We charge no registration, training or uniform fee. If anyone asks you for one in our name, please report it to the grievance contact under ‘Complaints’ below.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        `Texts, pictures, drawings and the name and symbol of ${brand.shortName} belong to us or are used with permission. You may quote short passages with a link. Any other use, including the training of image models on our pictures, requires our written consent.`,
        'Open-source software used on this site remains under its authors’ licences.',
      ],
    },
    {
      heading: 'Third-party links',
      paragraphs: [
        'Some pages link to websites that others operate. Their own terms apply there. A link does not make us a partner or guarantor of those websites.',
      ],
    },
    {
      heading: 'Availability and changes of the site',
      paragraphs: [
        'We may change, suspend or withdraw any page, and maintenance can interrupt access for a short time. We also revise these terms when our services or the law change; the version on this page applies from the date of its last review.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The website is provided free of charge and as is. Our liability is unlimited for wilful misconduct, for gross negligence and wherever the law does not allow a limit. Otherwise our liability for the use of the website is excluded as far as the law permits. The disclaimer explains how to read its contents.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `Please send complaints about the website or the conduct of our people to ${grievance.name}, at ${grievance.email}. We acknowledge a complaint within three working days and aim to settle it within a month.`,
      ],
    },
    {
      heading: 'Law and place of jurisdiction',
      paragraphs: [
        'The laws of India apply. If we cannot settle a dispute by talking to each other, the courts at Gautam Buddha Nagar, Uttar Pradesh, have jurisdiction, unless a consumer may by law approach another forum.',
        'If one of these terms is invalid, the others remain in force, and the invalid term is replaced by the valid rule that comes closest to its purpose.',
      ],
    },
  ],
};

export const listing: PageListing = {
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
    'legal, agreement, law',
    'kanoon',
  ],
};
