import { Link } from '@site/host/router';

/** What a form's sender must know before pressing the button: what for, how long, and where the rest stands. */
export function PrivacyNotice({ id }: { id: string }) {
  return (
    <p id={id}>
      We use what you send to answer you and for nothing else, and erase it after 24 months. More in our{' '}
      <Link to="/privacy-policy">privacy policy</Link>.
    </p>
  );
}
