import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { contactForm } from '../data/forms.ts';

/** A whole enquiry, by the labels on screen. */
export const enquiry = Object.fromEntries(
  contactForm.fields.map(({ label, question }) => [label, sampleEnquiry[question]]),
);

/** The text control with exactly this label. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const control = screen.getByLabelText(label);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`${label} names no text control.`);
}

/** Pastes instead of typing, because each key renders the form again and few tests are about keys. */
export async function fillIn(user: UserEvent, texts: Record<string, string> = enquiry) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

export const sendButton = () => screen.getByRole('button', { name: /^Send message/ });

/** The same button while an enquiry is under way. */
export const busyButton = () => screen.getByRole('button', { name: 'Sending…' });
