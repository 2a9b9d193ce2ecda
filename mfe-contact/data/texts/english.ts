import { brand } from '@site/brand';
import { complaintOpening } from '../../contract/enquiry.ts';
import { failureTexts, otherWays } from './english-failures.ts';
import type { FormTexts } from './form-texts.ts';

/** A template that the visitor completes. */
export const visitMessage =
  'Please arrange a visit.\nType of building: \nLocation and size: \nTwo dates that suit us: ';

/** What a customer completes; the office's mail about it is titled as a complaint. */
export const complaintMessage = `${complaintOpening}\nSite: \nWhat is wrong: \nSince when: `;

/** By what stands in the address after `for=`. */
export const messageTemplates = { visit: visitMessage, complaint: complaintMessage };

export const english: FormTexts = {
  name: 'Enquiry',
  title: 'Send a Message',
  intro: 'Please fill in every field so that the right person can call you back.',
  another: 'Send another message',
  begun: {
    prepared: 'Your numbers are in the message below.',
    template: 'We have started the message for you. Please complete it.',
  },
  button: { children: 'Send message', busyLabel: 'Sending…' },
  privacy: [
    'We use your details only to reply to you, and delete them after 24\u00a0months. Read more in our ',
    'privacy policy',
    '.',
  ],
  invented: [
    `${brand.shortName} was invented for this demonstration: whoever runs this copy of the site can read what you send, and nobody visits. See `,
    'About this site',
    '.',
  ],
  sent: {
    title: 'Form submitted successfully',
    reference: ['Your reference is ', '. Please quote it if you call us first.'],
    followUp: {
      invitation: [
        'To add something, such as photographs, ',
        'message us on WhatsApp',
        '. Your reference is already in the message.',
      ],
      message: `Hello ${brand.shortName}, I have sent you an enquiry on your website. My reference is {reference}.`,
    },
    withoutReference: 'Thank you for writing to us.',
    callBy: ['We will call you by ', '.'],
    steps: [
      {
        title: 'The call',
        text: `Within one working day, ${brand.workingHours}, someone in our ${brand.address.city} office calls you, to agree a day for the free visit or to settle a complaint.`,
      },
      { title: 'If we miss you', text: 'We write to the email address you gave, the same day.' },
      {
        title: 'What to have ready',
        text: 'For a visit: the address, a rough floor area or number of rooms or beds, and two dates that suit you.',
      },
    ],
    pictureAlt: 'A miniature receptionist in a headset takes a call before a map with a pin for each visit.',
  },
  summary: 'Nothing you typed is lost. Please check:',
  ready: { title: 'Ready to send', text: 'Everything is filled in. Please press the button again.' },
  failure: {
    ...failureTexts,
    notSent: 'Your enquiry was not sent',
    perhapsSent: 'Your enquiry may not have reached us',
    otherWays,
  },
};
