import { useActionData, useLocation } from '@site/host/router';
import type { action } from '../pages/post-contact-form.ts';
import type { Posted } from './posted.ts';
import { isReference } from './reference.ts';

export function usePosted(): Posted {
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  const sent = new URLSearchParams(search).get('sent');
  if (answer) return answer;
  // Checked, for anybody can write an address: the page must not repeat a stranger's words.
  return sent && isReference(sent) ? { status: 'sent', reference: sent } : { status: 'fresh' };
}
