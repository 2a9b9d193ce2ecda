import { useActionData, useLocation } from '@site/host/router';
import { isReference } from '../data/is-reference.ts';
import type { postContactForm } from '../data/post-contact-form.ts';
import type { Posted } from '../data/posted.ts';

export function usePosted(): Posted {
  const answer = useActionData<typeof postContactForm>();
  const { search } = useLocation();
  const sent = new URLSearchParams(search).get('sent');
  if (answer) return answer;
  // Checked, because anybody can craft a link: the page must not repeat a stranger's words.
  return sent && isReference(sent) ? { status: 'sent', reference: sent } : { status: 'fresh' };
}
