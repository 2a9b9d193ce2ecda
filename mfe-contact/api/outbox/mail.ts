export interface MailAddress {
  name: string;
  address: string;
}

/** A message in words alone: no HTML, so nothing in it can be a script, a tracker or a forged link text. */
export interface Mail {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  /** Address that a mail program calls by itself when its reader unsubscribes (RFC 8058). */
  unsubscribe?: string;
}

/** Hands mail over. `id` becomes the Message-ID: a message sent twice is known as one. */
export interface MailTransport {
  post: (id: string, mail: Mail, signal: AbortSignal) => Promise<'sent' | 'written'>;
  close: () => void;
}
