import { type ApiClient, ApiError } from '@site/contracts/api';
import type { Toast } from '@site/host/services';
import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactPage } from '../ContactPage.tsx';

interface SentEnquiry {
  body: unknown;
  key: string | undefined;
}

interface Arrangement {
  /** The service's answers to the enquiries in turn; the last one repeats. */
  answers?: (() => Promise<unknown>)[];
  token?: () => Promise<unknown>;
  path?: string;
}

/** For tests: the contact page with a service that gives the arranged answers. */
export function openContactPage({
  answers = [accepted()],
  token = async () => undefined,
  path = '/contact',
}: Arrangement = {}) {
  const sent: SentEnquiry[] = [];
  const toasts: Toast[] = [];
  const tokens: string[] = [];
  const api: ApiClient = {
    get: async (address, { parse }) => {
      tokens.push(address);
      return parse(await token());
    },
    post: async (_address, body, { parse, headers }) => {
      sent.push({ body, key: headers?.['Idempotency-Key'] });
      return read(await (answers[sent.length - 1] ?? answers.at(-1) ?? accepted())(), parse);
    },
  };
  renderPage(ContactPage, { path, services: { api, notify: (toast) => toasts.push(toast) } });
  return { user: userEvent.setup(), sent, toasts, tokens };
}

/** Like the real client: an answer of unknown shape is a failed call. */
function read<T>(answer: unknown, parse: (body: unknown) => T): T {
  try {
    return parse(answer);
  } catch {
    throw new ApiError('malformed', 'The service answered in an unknown shape.');
  }
}

export const accepted =
  (reference = 'SEV-7K3M-92QX') =>
  async () => ({ status: 'success', data: { reference } });

export const refused =
  (message: string, detail: { status?: number; code?: string; fields?: Record<string, string> } = {}) =>
  async () => {
    throw new ApiError('refused', message, { status: 500, ...detail });
  };

/** The text control with exactly this label. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const control = screen.getByLabelText(label);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`${label} names no text control.`);
}

export const sendButton = () => screen.getByRole('button', { name: /^Send message/ });

type User = ReturnType<typeof userEvent.setup>;

/** Pastes instead of typing, because each key renders the form again and few tests are about keys. */
export async function fillIn(user: User) {
  for (const [label, text] of Object.entries(enquiry)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

const enquiry = {
  Name: 'Asha Verma',
  'Email address': 'asha@society.example',
  'Phone number': '9876543210',
  'Subject (company name)': 'Lotus Society',
  Message: 'Two lifts, one tank.',
};
