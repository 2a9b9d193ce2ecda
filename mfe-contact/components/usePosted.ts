import { useActionData, useLocation } from '@site/host/router';
import type { postContactForm } from '../data/post-contact-form.ts';
import type { Posted } from '../data/posted.ts';
import { readSentWord } from '../data/sent-word.ts';

export function usePosted(): Posted {
  const answer = useActionData<typeof postContactForm>();
  const sent = readSentWord(new URLSearchParams(useLocation().search).get('sent'));
  if (answer) return answer;
  return sent ? { status: 'sent', ...sent } : { status: 'fresh' };
}
