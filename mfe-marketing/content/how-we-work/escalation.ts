import type { EscalationContent } from '../how-we-work-types.ts';

export const escalation: EscalationContent = {
  title: 'Who is told, and when',
  intro: 'A fault not made safe in time goes one step up without your asking, counted from the time that was missed.',
  rungs: [
    {
      role: 'Supervisor',
      when: 'At once',
      text: 'Takes the call, writes down the time and sends the right person.',
    },
    {
      role: 'Site in-charge',
      when: 'After 15 minutes',
      text: 'Moves people from other work and informs your facility office.',
    },
    {
      role: 'Operations manager',
      when: 'After 60 minutes',
      text: 'Sends specialists, comes to the site and tells you when the fault will be closed.',
    },
    {
      role: 'Director',
      when: 'After 4 hours',
      text: 'Calls your management, approves outside help and signs the report you get within 24 hours.',
    },
  ],
  atOnce: {
    title: 'Injury, fire, flooding or a trapped person',
    text: 'All four are called at once, after 112 or 108 where needed, and your office hears from us within 10 minutes.',
  },
  note: 'You can begin at any step: all four phone numbers are on the notice board of the site office and on every monthly report.',
};
