import type { TypedSubscription } from './subscription-client.ts';

/** The values of a subscribe form as a browser posts it. */
export function typedIn(form: FormData): TypedSubscription {
  return { emailId: textIn(form, 'emailId').trim(), hasConsent: form.has('consent'), website: textIn(form, 'website') };
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
