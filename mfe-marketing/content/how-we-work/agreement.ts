import { capitalised, numbers } from '../numbers.ts';
import type { GroupsContent } from './types.ts';

export const agreement: GroupsContent = {
  title: 'What the agreement secures',
  intro: 'Six points of our standard agreement, which comes with the quotation. Yours may add to them.',
  hint: `Damage, wages, ${numbers.notice.yours}, complaints, confidentiality`,
  groups: [
    {
      title: 'Money and notice',
      items: [
        {
          title: 'Damage and insurance',
          text: 'What our people damage, we repair or pay for. We are insured for public liability and for accidents at work.',
        },
        {
          title: 'Wages come first',
          text: `Wages are paid by the ${numbers.payDay.word}, whether or not you have paid us. If the wage sheet or the challans are missing, you may hold back that amount until you have them.`,
        },
        {
          title: `${capitalised(numbers.notice.yours)} from you, ${numbers.notice.ours} from us`,
          text: 'Either side may end the agreement in writing, without a penalty. We give twice the time, so that you can find another company. Keys, records and meter readings are handed over to you or to the next team against a signature.',
        },
      ],
    },
    {
      title: 'People and their conduct',
      items: [
        {
          title: 'Another person, if you ask',
          text: 'You may ask us to replace anyone, without giving a reason: within three working days, and the same day where safety is in question.',
        },
        {
          title: 'Complaints about conduct',
          text: 'A manager from another site hears them within three working days. Harassment goes to our Internal Committee under the POSH Act, whose names and numbers are on the notice board.',
        },
        {
          title: 'Confidential, and your data',
          text: 'Each person signs a promise of confidentiality. Visitor books, recordings and what we learn of patients, residents or pupils belong to you; we use them only for the work (DPDP Act) and photograph the work, not people.',
        },
      ],
    },
  ],
};
