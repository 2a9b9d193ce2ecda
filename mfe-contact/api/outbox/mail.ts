export interface MailAddress {
  name: string;
  address: string;
}

/** A plain-text message. Without HTML it cannot carry a script, a tracker or a misleading link. */
export interface Mail {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  /** Address that the mail program calls when its reader unsubscribes with one click (RFC 8058). */
  unsubscribe?: string;
}

export interface Posting {
  signal: AbortSignal;
  /** Called when all but the end of the message has gone. If it throws, the message is broken off and counts for nothing. */
  beforeEnd: () => Promise<void>;
}

/** Sends mail. `id` becomes the Message-ID, by which a message sent twice is recognised as one. */
export interface MailTransport {
  post: (id: string, mail: Mail, posting: Posting) => Promise<'sent' | 'written'>;
  close: () => void;
}
