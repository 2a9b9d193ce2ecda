import { bodyFluid } from '../../how-we-work/response.ts';
import { inWords, numbers } from '../../numbers.ts';
import { staffing } from '../../services/staffing.ts';
import type { HospitalContent } from '../types.ts';

/** How the work is done and where it ends, for the hospital's infection-control committee. */
export const procedures: HospitalContent['procedures'] = {
  title: 'How we work inside a hospital',
  intro: 'We follow your infection-control committee’s list. Where it is silent, we propose this.',
  hint: 'Nine procedures, from waste and spills to training',
  groups: [
    {
      title: 'Hygiene',
      points: [
        {
          term: 'Biomedical waste handover',
          text: 'The nurse or technician who creates the waste sorts it by the colours of the Bio-Medical Waste Management Rules, 2016: yellow, red, blue, and white for sharps. Our attendants put their own used gloves and masks into the right bin; they open no bag and sort nothing that is in it. We seal bags and boxes at three-quarters full, label them with ward, date and your bar code, and bring them to the collection point in covered trolleys. There each one is weighed, entered by colour and signed over to the hospital’s authorised operator. We do not transport or treat the waste.',
        },
        {
          term: 'Zones',
          text: 'We divide the building into three zones. General: lobby, OPD waiting, offices and corridors. Clinical: wards, treatment rooms and laboratory. Isolation and critical: isolation rooms, ICU, OT, dialysis and labour room. Each zone has its own equipment and cleaning frequency, and people from the critical zone do not rotate to the others. Where your committee asks for a longer contact time, the room is ready that much later.',
        },
        {
          term: 'Spill drill',
          text: `Every ward rehearses it once a month against the times of our response table. Within ${bodyFluid.there} minutes someone is there; within ${bodyFluid.safe} minutes the area is cordoned off and the spill kit is in place. Then come gloves, mask and apron, forceps for broken glass (blue box), absorbent paper, and 1 per cent hypochlorite from the edge inwards with at least 10 minutes of contact. Within ${bodyFluid.closed} minutes the floor is washed, reopened and entered in the register.`,
        },
        {
          term: 'Needle-sticks and vaccination',
          text: 'Our people are vaccinated against hepatitis B and tetanus, with the dates on file. After a needle-stick the wound is washed, the supervisor is told at once and your duty doctor sees the person, day or night. The incident is entered in the register before the shift ends.',
        },
      ],
    },
    {
      title: 'People',
      points: [
        {
          term: 'Who leads the nursing',
          text: 'Lissy Thomas, a registered nurse and midwife, interviews every nurse, paramedic and attendant we send, trains the supervisors in infection control and walks each ward once a month. Her council registration comes with the quotation.',
        },
        {
          term: 'Duty rosters and relief',
          text: `You receive the roster for each month a week before it begins, with every post, shift and reliever by name. Attendance is confirmed an hour before each handover, and an empty post is filled from the relievers on that roster. A post runs 30 days a month and one person works 24 of them, so we count one reliever for every ${inWords(staffing.postsPerReliever)} posts. A shift that stays open is shown in the report and not billed.`,
        },
        {
          term: 'Training records',
          text: `Induction takes ${numbers.inductionDays} days and ends with a practical test on your floors. The register shows each person, subject, date, trainer and result, and is open to your infection control nurse and NABH assessors at any time. Identity papers, police verification and fitness certificates are in the same file.`,
        },
      ],
    },
    {
      title: 'Limits',
      points: [
        {
          term: 'Technical staff',
          text: 'If you give us the plant room too, a qualified electrician is on every shift for panels, generator and UPS, and a plumber by day and on call at night for pumps, tanks and drains. Medical gas, lifts, air conditioning of the OT and medical equipment stay with your engineer and the makers.',
        },
        {
          term: 'What stays with you',
          text: 'Our attendants give no medicines, take no samples and dress no wounds. Our paramedics help in the emergency department and on transfers, under your doctors’ orders. Sorting of waste, sterile supply and clinical decisions stay with the hospital.',
        },
      ],
    },
  ],
};
