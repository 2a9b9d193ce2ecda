import { brand } from '@site/brand';
import { withSeparator } from '@site/ui/with-separator';
import { hospitalExamples } from './hospital-examples.ts';
import type { IndustryProof } from './industry-proof-types.ts';

export const hospitalProof: IndustryProof = {
  title: 'How we work inside a hospital',
  intro:
    'Your infection-control committee decides how often each area is cleaned and with which disinfectant. We ask for its list in writing, follow it and keep the records. Where the list is silent, we propose the practice below.',
  points: [
    {
      term: 'Zones',
      text: 'We divide the building into three zones. General: lobby, OPD waiting, offices and corridors. Clinical: wards, treatment rooms and laboratory. Isolation and critical: isolation rooms, ICU, OT, dialysis and labour room. Each zone has its own equipment and cleaning frequency, and people from the critical zone do not rotate to the others.',
    },
    {
      term: 'Mop and cloth colours',
      text: 'Red for toilets and bathrooms, blue for general areas and ward floors, yellow for isolation and critical areas, green for pantry and food service. Each room gets a fresh mop head, which then goes to the laundry; each bed has its own cloth. If your hospital uses another code, we follow yours.',
    },
    {
      term: 'Spill drill',
      text: 'Every ward rehearses it once a month against the times of our response table. Within 5 minutes someone is there; within 10 minutes the area is cordoned off and the spill kit is in place. Then come gloves, mask and apron, forceps for broken glass (blue box), absorbent paper, and 1 per cent hypochlorite from the edge inwards with at least 10 minutes of contact. Within 45 minutes the floor is washed, reopened and entered in the register.',
    },
    {
      term: 'Biomedical waste handover',
      text: 'The nurse or technician who creates the waste sorts it by colour: yellow, red, blue, and white for sharps. Our attendants put their own used gloves and masks into the right bin; they open no bag and sort nothing that is in it. We seal bags and boxes at three-quarters full, label them with ward, date and your bar code, and bring them to the collection point in covered trolleys. There each one is weighed, entered by colour and signed over to the hospital’s authorised operator. We do not transport or treat the waste.',
    },
    {
      term: 'Needle-sticks and vaccination',
      text: 'Our people are vaccinated against hepatitis B and tetanus, with the dates on file. After a needle-stick the wound is washed, the supervisor is told at once and your duty doctor sees the person, day or night. The incident is entered in the register before the shift ends.',
    },
    {
      term: 'Who leads the nursing',
      text: 'Lissy Thomas, a registered nurse and midwife, interviews every nurse, paramedic and attendant we send, trains the supervisors in infection control and walks each ward once a month. Her council registration comes with the quotation.',
    },
    {
      term: 'Technical staff',
      text: 'If you give us the plant room too, a licensed electrician is on every shift for panels, generator and UPS, and a plumber by day and on call at night for pumps, tanks and drains. Medical gas, lifts, air conditioning of the OT and medical equipment stay with your engineer and the makers.',
    },
    {
      term: 'Duty rosters and relief',
      text: 'You receive the roster for each month a week before it begins, with every post, shift and reliever by name. Attendance is confirmed an hour before each handover, and an empty post is filled from the relievers on that roster. A post runs 30 days a month and one person works 24 of them, so we count one reliever for every four posts. A shift that stays open is shown in the report and not billed.',
    },
    {
      term: 'Training records',
      text: 'Induction takes five days and ends with a practical test on your floors. The register shows each person, subject, date, trainer and result, and is open to your infection-control nurse and NABH assessors at any time. Identity papers, police verification and fitness certificates are in the same file.',
    },
    {
      term: 'What stays with you',
      text: 'Our attendants give no medicines, take no samples and dress no wounds. Our paramedics help in the emergency department and on transfers, under your doctors’ orders. Sorting of waste, sterile supply and clinical decisions stay with the hospital.',
    },
  ],
  ...hospitalExamples,
  table: {
    title: 'Staffing for 100 and 300 beds',
    intro: 'An example for a multi-speciality hospital with about 80 per cent of its beds occupied.',
    tableTitle: '84 people for 100 beds, 220 for 300',
    caption: 'People on duty in each shift',
    head: ['Post', '100 beds: morning / evening / night', '300 beds: morning / evening / night'],
    rows: [
      ['Housekeepers, general zone', '5 / 3 / 1', '10 / 8 / 3'],
      ['Housekeepers, clinical zone', '6 / 5 / 3', '16 / 13 / 8'],
      ['Housekeepers, isolation and critical zone', '3 / 2 / 2', '8 / 7 / 5'],
      ['Ward attendants', '8 / 7 / 5', '23 / 20 / 14'],
      ['Porters', '3 / 3 / 1', '8 / 7 / 3'],
      ['Linen collection and issue', '1 / 1 / 0', '3 / 2 / 1'],
      ['Biomedical waste collection', '2 / 1 / 1', '4 / 3 / 1'],
      ['Supervisors', '1 / 1 / 1', '3 / 3 / 2'],
      ['Site in-charge', '1 / 0 / 0', '1 / 0 / 0'],
    ],
    totals: [
      ['On duty in each shift', '30 / 23 / 14', '76 / 63 / 37'],
      ['On duty in a day', '67', '176'],
      ['Relievers, one for every four posts', '17', '44'],
      ['People on our rolls for the hospital', '84', '220'],
    ],
    apart: [
      ['Paramedics, counted apart', '2 / 2 / 1', '5 / 4 / 3'],
      ['Electricians, counted apart', '1 / 1 / 1', '2 / 2 / 1'],
    ],
    note: 'This is not a quotation. ICU beds, OT load, layout and laundry change the numbers; a survey of your hospital refines them. Paramedics and electricians have relievers of their own. Nurses, plumbers and pantry staff are counted after the survey. In the evening and at night the senior supervisor has charge of the site.',
  },
  visit: {
    title: 'See how we would work in your wards',
    text: 'A day in your hospital with your infection-control nurse is free, and you keep the notes.',
  },
  start: {
    title: 'How 300 beds are mobilised',
    intro: 'We do not have 220 people waiting, and we take none from other sites.',
    steps: [
      {
        when: 'Before you sign',
        title: 'Visit a hospital that we staff',
        text: 'By appointment and with its consent. Walk two wards with our supervisor, read the registers, and ask the nurses about us while we wait outside.',
      },
      {
        when: 'Weeks 3 to 4',
        title: 'About 40 people',
        text: `The first wards start, three to four weeks after your first call, with experienced supervisors and the verified reserve among the ${withSeparator(brand.readyPeople)}+ people on our rolls.`,
      },
      {
        when: 'Every two weeks',
        title: 'About 40 more',
        text: 'They are recruited for your hospital, first of all from those who work in your wards today and wish to stay, then verified and inducted. Each group takes over further wards.',
      },
      {
        when: 'About week 14',
        title: 'Complete',
        text: 'Your present team stays in each ward until the handover is signed, and you pay us only for posts that are filled.',
      },
    ],
  },
};
