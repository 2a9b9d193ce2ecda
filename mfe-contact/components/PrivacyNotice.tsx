import { Link } from '@site/host/router';

/**
 * What people must know before they send a form: what their data is for, how long it is kept, and where to read more.
 */
export function PrivacyNotice({ id }: { id: string }) {
  return (
    <p id={id}>
      We use what you send to answer you and for nothing else, and erase it after 24 months. More in our{' '}
      <Link to="/privacy-policy">privacy policy</Link>.
    </p>
  );
}
