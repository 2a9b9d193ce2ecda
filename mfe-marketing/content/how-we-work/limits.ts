import type { GroupsContent } from './types.ts';

export const limits: GroupsContent = {
  title: 'What we do not offer',
  intro: 'Work that needs another licence or trade, and what we do alongside.',
  hint: 'Guards, lifts, pest control, transport of waste, ambulances, building work',
  groups: [
    {
      title: 'Guards, lifts and pests',
      items: [
        {
          title: 'Security guards',
          text: 'We supply none. Your licensed agency stays in charge of the gate.',
        },
        {
          title: 'Work on lifts',
          text: 'Their maintenance stays with the lift company. We call it, stay with trapped people and file its visit reports.',
        },
        {
          title: 'Pest control',
          text: 'We do not offer pest control; a licensed operator does it. We prepare the rooms, accompany the crew and keep the record of treatments.',
        },
      ],
    },
    {
      title: 'Waste and sewers',
      items: [
        {
          title: 'Transport or treatment of biomedical waste',
          text: 'We seal, label, weigh and hand over the bags that your wards have sorted. Your authorised operator takes them away.',
        },
        {
          title: 'Commercial waste collection',
          text: 'We bring wet and dry waste to your collection point. A municipal or licensed collector takes it from there.',
        },
        {
          title: 'People in sewers or septic tanks',
          text: 'The law forbids it. Lines are cleared from outside, by machine.',
        },
      ],
    },
    {
      title: 'Medicine and building work',
      items: [
        {
          title: 'Doctors and clinical decisions',
          text: 'Our nurses and paramedics work under your doctors’ orders; ward attendants do no nursing.',
        },
        {
          title: 'Ambulances',
          text: 'We own none. In an emergency our people call 112 or 108 and prepare the handover to the crew.',
        },
        {
          title: 'Construction and civil work',
          text: 'We report cracks and seepage with photographs. Your contractor and your engineer do the rest.',
        },
      ],
    },
  ],
};
