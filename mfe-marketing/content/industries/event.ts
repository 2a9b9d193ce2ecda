import { brand } from '@site/brand';
import picture from '../../pictures/industry-event.webp';
import closeUp from '../../pictures/industry-event-close.webp';
import type { IndustryContent, PageListing } from '../types.ts';

export const event: IndustryContent = {
  slug: 'event',
  name: 'Event',
  title: 'Manpower and Housekeeping for Events',
  description:
    'A case study in event manpower and housekeeping: how a trained crew keeps a three-day exhibition clean, safe and on time from gate to stage.',
  searchWords: [
    'exhibition',
    'expo',
    'fair',
    'mela',
    'concert',
    'event manpower',
    'event cleaning',
    'stadium',
    'event organiser',
    'volunteers',
    'shaadi',
  ],
  updated: '2026-11-20',
  summary: 'Manpower and housekeeping for exhibitions, concerts, fairs and large weddings.',
  focus: 'Manpower and housekeeping',
  illustration: {
    picture,
    alt: 'A miniature trade fair with striped stalls and bunting, where stewards and a cleaner prepare the floor and two colleagues set up the stage.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature steward with a headset and a clipboard waves from the floor of a trade fair.',
  },
  lead: 'An event is a small town built on Thursday and gone by Monday. It needs everything a town needs, above all people who know what to do.',
  problem: [
    'Our example is a trade exhibition with two hundred stalls and some nine thousand visitors a day. The organiser had booked manpower from six agencies. Half of the crew came late on the first morning, nobody knew the emergency exits, and by noon the food area looked as if the fair were already over.',
    'Cleaning was arranged only for the night. Spills, overflowing bins and empty soap dispensers were photographed by visitors and were online before lunch.',
  ],
  solution: [
    `We replace the six agencies by one roster, drawn from ${brand.readyPeople}+ ready manpower on our rolls. Marshals, ushers, stewards, loaders and housekeepers wear one uniform, listen to one radio channel and answer to zone leaders who have walked the ground the day before.`,
    'Housekeeping is divided into zones of forty stalls with a pair of cleaners each, and into thirty-minute washroom rounds signed at the door. Bins are sized from the expected number of meals. A fast crew of six waits for the radio with mops, cones and a barrow, and the night shift hands the ground back spotless at seven.',
  ],
  advantages: [
    'One roster and one chain of command for all manpower',
    'Cleaning that goes on while visitors are there, not only after them',
    'Zone leaders who know exits, first-aid posts and the organiser’s plan',
  ],
  benefits: [
    {
      title: 'Wide range of skills and scalability',
      text: 'Loaders at dawn, hosts at ten, cleaners all day: the numbers rise and fall with the programme.',
    },
    {
      title: 'Event safety',
      text: 'Aisles stay open, spills are closed off and crowd marshals know when to stop the gate.',
    },
    { title: 'Reputation management', text: 'What visitors photograph is the stage and not the bin behind it.' },
    {
      title: 'Cost-effective',
      text: 'Hours are paid as rostered, and overlapping agencies disappear from the budget.',
    },
  ],
  boxes: [
    { title: 'Flexibility', text: 'A zone can double its crew within the hour from the reserve on the ground.' },
    { title: 'Timesaving', text: 'The organiser briefs one lead, who briefs everyone else.' },
    { title: 'Cost-effective', text: 'Equipment travels with the crew, so little has to be hired.' },
  ],
  hasWasteBox: true,
};

export const eventListing: PageListing = {
  order: 60,
  everydayWords: ['festival, sports event, trade fair, crowd, venue', 'pandal, mandap, utsav'],
};
