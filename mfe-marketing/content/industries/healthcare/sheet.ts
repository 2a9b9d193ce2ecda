import portrait from '../../../pictures/portrait-customer-3.webp';
import asha from '../../../pictures/signatures/asha.svg';
import imran from '../../../pictures/signatures/imran.svg';
import mary from '../../../pictures/signatures/mary.svg';
import pushpa from '../../../pictures/signatures/pushpa.svg';
import type { Testimonial } from '../../types.ts';
import type { IndustryProof } from '../types.ts';

/** A specimen of the sheet that a ward signs. */
export const hospitalSheet: Pick<IndustryProof, 'specimen'> = {
  specimen: {
    title: 'What a ward signs',
    intro:
      'The nurse signs only what she has seen. Lissy Thomas, our head of nursing, reads the sheets in your wards each month.',
    row: { title: 'One sheet, as signed', hint: 'Seven places, one fault, four signatures' },
    sheet: {
      label: 'Sample',
      round: {
        title: 'Ward cleaning sheet',
        period: '14 October 2026',
        site: 'Ward 3B, 18 beds; first round',
        head: ['Time', 'Place', 'Done', 'Result'],
        rows: [
          { time: '7:05 am', place: 'Nurses’ station', found: 'Desk, phones and keyboards wiped', result: 'in order' },
          { time: '7:20 am', place: 'Bay 1, beds 1 to 9', found: 'Blue mop, a cloth for each bed', result: 'in order' },
          {
            time: '8:00 am',
            place: 'Bay 2, beds 10 to 17',
            found: 'Blue mop, a cloth for each bed',
            result: 'in order',
          },
          { time: '8:40 am', place: 'Washrooms', found: 'Red mop; drain slow: fault 2043', result: 'fault' },
          { time: '9:05 am', place: 'Waste point', found: '3 yellow, 2 red, 1 blue; labelled', result: 'in order' },
          { time: '9:48 am', place: 'Bed 9, discharge', found: 'Called 9:10, ready in 38 minutes', result: 'in order' },
          { time: '9:50 am', place: 'Isolation room 18', found: 'Yellow mop, 1% hypochlorite', result: 'in order' },
        ],
        followUp: {
          title: 'Fault 2043',
          text: 'Plumber called at 8:42 am, there at 8:54, drain clear at 9:35, in 53 minutes.',
        },
        signatures: [
          { role: 'Ward cleaner', name: 'Pushpa L.', time: '9:50\u00a0am', signature: pushpa },
          { role: 'Isolation cleaner', name: 'Asha K.', time: '10:15\u00a0am', signature: asha },
          { role: 'Supervisor', name: 'Imran A.', time: '10:20\u00a0am', signature: imran },
          { role: 'Ward nurse', name: 'Mary T.', time: '10:30\u00a0am', signature: mary },
        ],
      },
    },
  },
};

export const hospitalVoice: Testimonial = {
  name: 'Dr Jaspal S.',
  role: 'Medical Superintendent',
  organisation: 'a private hospital in Ghaziabad',
  text: 'I used to learn of a missed round from a patient’s family. Now I read it in the ward’s sheet the same morning.',
  illustration: {
    picture: portrait,
    alt: 'A miniature figure of a doctor in a maroon turban and a white coat with a clipboard.',
  },
};
