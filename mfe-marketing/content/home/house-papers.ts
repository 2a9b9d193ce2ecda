import deepak from '../../pictures/signatures/deepak.svg';
import harish from '../../pictures/signatures/harish.svg';
import mahesh from '../../pictures/signatures/mahesh.svg';
import sarita from '../../pictures/signatures/sarita.svg';
import suresh from '../../pictures/signatures/suresh.svg';
import vinod from '../../pictures/signatures/vinod.svg';
import type { SampleRound, SampleSignature } from '../samples/types.ts';
import type { PersonId } from './people.ts';

// One house on one day: a fault that one person finds is closed on the paper of another.
const house = {
  period: 'Wednesday, 14 October 2026',
  site: 'Apartment house, 24 flats, Noida',
  head: ['Time', 'Place', 'Found and done', 'Result'],
};

const forSociety: SampleSignature = { role: 'For the society', name: 'Vinod J.', time: '5:30 pm', signature: vinod };

/** What each person in the hero's building wrote and signed on that day. */
export const housePapers: Record<PersonId, SampleRound> = {
  sarita: {
    ...house,
    title: 'Forecourt card',
    rows: [
      { time: '6:05 am', place: 'Gate and crossing', found: 'Swept', result: 'in order' },
      { time: '6:20 am', place: 'Side door', found: 'Lamp is out', result: 'fault' },
      { time: '6:40 am', place: 'Forecourt', found: 'Swept, rangoli left', result: 'in order' },
      { time: '11:10 am', place: 'Forecourt, again', found: 'Swept, bench wiped', result: 'in order' },
    ],
    followUp: { title: 'Fault 3114', text: 'Reported at 6:20 am. Deepak V. closed it at 6:55 am.' },
    signatures: [{ role: 'Swept by', name: 'Sarita D.', time: '11:25 am', signature: sarita }, forSociety],
  },
  suresh: {
    ...house,
    title: 'Entrance and stairs card',
    rows: [
      { time: '8:02 am', place: 'Entrance hall', found: 'Mopped, dry', result: 'in order' },
      { time: '8:10 am', place: 'Floor beside the pump', found: 'Wet', result: 'fault' },
      { time: '8:50 am', place: 'Stairs, five floors', found: 'Mopped, rails wiped', result: 'in order' },
      { time: '2:15 pm', place: 'Entrance hall, again', found: 'Mopped, dry', result: 'in order' },
    ],
    followUp: { title: 'Fault 3115', text: 'Reported at 8:10 am. Mahesh T. stopped the drip; dry again at 8:42 am.' },
    signatures: [{ role: 'Mopped by', name: 'Suresh P.', time: '2:40 pm', signature: suresh }, forSociety],
  },
  mahesh: {
    ...house,
    title: 'Pump check',
    rows: [
      { time: '8:18 am', place: 'Pump 1', found: 'Gland drips, tightened', result: 'fault' },
      { time: '8:45 am', place: 'Pump 2', found: '3.1 bar, changed over', result: 'in order' },
      { time: '8:55 am', place: 'Yellow tank', found: '80% full, lid locked', result: 'in order' },
      { time: '9:10 am', place: 'Roof tanks', found: 'Full, floats move', result: 'in order' },
    ],
    followUp: {
      title: 'Fault 3115',
      text: 'Called at 8:10 am, here at 8:18 am, closed at 8:42 am. New packing on 21 October.',
    },
    signatures: [{ role: 'Checked by', name: 'Mahesh T.', time: '9:15 am', signature: mahesh }, forSociety],
  },
  deepak: {
    ...house,
    title: 'Light round',
    rows: [
      { time: '6:35 am', place: 'Side door', found: 'Lamp dead, 9 W LED fitted', result: 'fault' },
      { time: '7:00 am', place: 'Gate lamps', found: 'Both lit, glass wiped', result: 'in order' },
      { time: '7:10 am', place: 'Stair lights', found: 'Ten lit, timer at 6:15 pm', result: 'in order' },
      { time: '7:25 am', place: 'Main panel', found: '46 A, no warm cable', result: 'in order' },
    ],
    followUp: { title: 'Fault 3114', text: 'Called at 6:20 am, here at 6:35 am, closed at 6:55 am.' },
    signatures: [{ role: 'Walked by', name: 'Deepak V.', time: '7:30 am', signature: deepak }, forSociety],
  },
  harish: {
    ...house,
    title: 'Garden card',
    rows: [
      { time: '6:30 am', place: 'Lawn', found: 'Watered, 400 litres', result: 'in order' },
      { time: '7:10 am', place: 'Sprinkler', found: 'Head broken, changed', result: 'fault' },
      { time: '8:30 am', place: 'Flower bed', found: 'Two marigolds replaced', result: 'in order' },
      { time: '10:00 am', place: 'Hedge and palm', found: 'Clipped, dry leaves off', result: 'in order' },
    ],
    followUp: { title: 'Fault 3116', text: 'Found at 7:10 am, new head from our stock, closed at 7:25 am.' },
    signatures: [{ role: 'Gardener', name: 'Harish L.', time: '10:30 am', signature: harish }, forSociety],
  },
};
