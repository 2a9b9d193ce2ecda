import { Link } from '@site/host/router';

/**
 * What people must know before they send a form: what their data is for, how long it is kept, and where to read more.
 */
export function PrivacyNotice({ id }: { id: string }) {
  return (
    <p id={id}>
      We use your details only to reply to you, and delete them after 24&nbsp;months. Read more in our{' '}
      <Link to="/privacy-policy">privacy policy</Link>.
    </p>
  );
}
