import { addressLine, brand } from '@site/brand';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Anchor } from '@site/ui/Anchor';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import classes from './LinkedText.module.css';

/** Text in which phone numbers, e-mail and postal addresses and names of pages become links, and '6-month' stays on one line. */
export function LinkedText({ text }: { text: string }) {
  // A capture group keeps what the text is split at: every other piece is a name.
  return text.split(named).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key.
    return index % 2 ? <Named key={index} name={piece} /> : piece;
  });
}

function Named({ name }: { name: string }) {
  const { address, phone } = brand;
  const to = targets[name];
  if (name === brand.workingHours) return <NoBreakHours />;
  if (!to) return <span className={classes.whole}>{name}</span>;
  const whole = [withNoBreakSpaces(`${address.street},`), phone.display].find((start) => name.startsWith(start)) ?? '';
  return (
    <Anchor to={to} className={classes.link}>
      {whole && <span className={classes.whole}>{whole}</span>}
      {name.slice(whole.length)}
    </Anchor>
  );
}

const { grievance } = brand.registration;
const targets: Record<string, string> = {
  [brand.phone.display]: brand.phone.href,
  ...Object.fromEntries(
    [brand.email, brand.careersEmail, grievance.email].map((address) => [address, `mailto:${address}`]),
  ),
  // As it stands in content that `useContent` returns.
  [withNoBreakSpaces(addressLine)]: '/contact',
  'privacy policy': '/privacy-policy',
  'cookie policy': '/cookies-policy',
  'Your data': '/your-data',
  'Subscription to our notes': '/subscription',
  'The disclaimer': '/disclaimer',
  'About this site': '/about-this-site',
};
const names = [brand.workingHours, ...Object.keys(targets)].map((name) => name.replaceAll(/[+.]/g, '\\$&'));
const named = new RegExp(`(${names.join('|')}|\\d+-month)`);
