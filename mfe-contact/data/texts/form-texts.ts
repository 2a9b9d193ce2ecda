import type { CountWords } from '@site/ui/Field';
import type { EnquiryFieldName } from '../../contract/enquiry.ts';

/** All words of a form for enquiries, in one language. Plain data. */
export interface FormTexts {
  /** Of form and section. Not the title, by whose 'Message' a program would find them beside the field. */
  name: string;
  /** Above the contact form. */
  title: string;
  intro: string;
  /** Above the emptied form, below the thanks. */
  another: string;
  /** Before the intro, where a link has written the message: all of it, or a template. */
  begun: { prepared: string; template?: string };
  button: { children: string; busyLabel: string };
  /** Around the link to the privacy policy. */
  privacy: [before: string, link: string, after: string];
  /** That there is no such company, around the link to the page that says more. */
  invented: [before: string, link: string, after: string];
  count?: CountWords;
  sent: {
    title: string;
    /** Around the reference. */
    reference: [before: string, after: string];
    /** About what the form does not take, such as photographs: around the link to WhatsApp, and the message to begin with there. */
    followUp: { invitation: [before: string, link: string, after: string]; message: `${string}{reference}${string}` };
    withoutReference: string;
    /** Around the time until which we call. */
    callBy: [before: string, after: string];
    steps: { title: string; text: string }[];
    pictureAlt: string;
  };
  /** Below the title of a form with wrong fields. */
  summary: string;
  /** In its place once all of them are corrected. */
  ready: { title: string; text: string };
  failure: FailureTexts & {
    notSent: string;
    /** After a timeout it is unknown whether the enquiry has arrived. */
    perhapsSent: string;
    /** Around phone and e-mail. */
    otherWays: [before: string, between: string, after: string];
  };
  /** Messages at the fields, by what is wrong. Left out where those of the contract fit, or are not translated yet. */
  faults?: Partial<Record<EnquiryFieldName, FieldFaults>>;
}

export interface FailureTexts {
  refused: string;
  timeout: string;
  unreachable: string;
  malformed: string;
  /** What the service has refused, by its error's code. Left out where its own words fit. */
  refusals?: Record<string, string>;
}

interface FieldFaults {
  empty: string;
  long: string;
  wrong: string;
}
