import { addressLine, brand, withWholeHours, withWholePostcode } from '@site/brand';
import { Anchor } from '@site/ui/Anchor';
import classes from './LinkedText.module.css';

/** Words in which phone numbers, e-mail and postal addresses and names of policies are links. */
export function LinkedText({ text }: { text: string }) {
  return (
    withWholeHours(text)
      .split(named)
      // Between each two pieces of text stands what the pattern found.
      .map((piece, place) =>
        place % 2 === 0 ? piece : <NamedLink key={piece} name={piece} to={targets[piece] ?? ''} />,
      )
  );
}

function NamedLink({ name, to }: { name: string; to: string }) {
  const { address, phone } = brand;
  const whole = [`${address.street},`, phone.display].find((start) => name.startsWith(start)) ?? '';
  return (
    <Anchor to={to} className={classes.link}>
      {whole && <span className={classes.whole}>{whole}</span>}
      {withWholePostcode(name.slice(whole.length))}
    </Anchor>
  );
}

const { grievance } = brand.registration;
const targets: Record<string, string> = {
  [brand.phone.display]: brand.phone.href,
  [brand.email]: `mailto:${brand.email}`,
  [grievance.email]: `mailto:${grievance.email}`,
  [addressLine]: '/contact',
  'privacy policy': '/privacy-policy',
  'cookies policy': '/cookies-policy',
  'The disclaimer': '/disclaimer',
};
const named = new RegExp(`(${Object.keys(targets).join('|').replaceAll(/[+.]/g, '\\$&')})`);
