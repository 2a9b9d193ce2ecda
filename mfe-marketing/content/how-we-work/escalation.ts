import type { EscalationContent } from './types.ts';

export const escalation: EscalationContent = {
  title: 'Who is told, and when',
  intro: 'A fault that is not closed in time is escalated one step.',
  rungs: [
    {
      role: 'Supervisor',
      when: 'At once',
      text: 'Takes the call and sends the right person.',
    },
    {
      role: 'Site in-charge',
      when: 'After 15 minutes',
      text: 'Moves people from other work and tells your office.',
    },
    {
      role: 'Operations manager',
      when: 'After 60 minutes',
      text: 'Comes to the site and says when it will be closed.',
    },
    {
      role: 'Director',
      when: 'After 4 hours',
      text: 'Approves outside help and reports within 24 hours.',
    },
  ],
  atOnce: {
    title: 'Injury, fire, flooding or a trapped person',
    text: 'All four are called at once, after 112 or 108 where needed. Your office hears within 10 minutes.',
  },
};
