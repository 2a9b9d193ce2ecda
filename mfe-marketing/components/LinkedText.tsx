import { addressLine, brand } from '@site/brand';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Anchor } from '@site/ui/Anchor';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { Fragment } from 'react';
import classes from './LinkedText.module.css';

/** Text in which phone numbers, e-mail and postal addresses and names of policies become links, and '6-month' stays on one line. */
export function LinkedText({ text }: { text: string }) {
  const found = [...text.matchAll(named)];
  return (
    <>
      {found.map(({ 0: name, index: start }, index) => (
        <Fragment key={start}>
          {text.slice(endOf(found[index - 1]), start)}
          <Named name={name} />
        </Fragment>
      ))}
      {text.slice(endOf(found.at(-1)))}
    </>
  );
}

/** Where the text after a link begins; 0 without a link. */
function endOf(match?: RegExpExecArray): number {
  return match ? match.index + match[0].length : 0;
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
  [brand.email]: `mailto:${brand.email}`,
  [grievance.email]: `mailto:${grievance.email}`,
  // As it stands in content that `useContent` returns.
  [withNoBreakSpaces(addressLine)]: '/contact',
  'privacy policy': '/privacy-policy',
  'cookies policy': '/cookies-policy',
  'The disclaimer': '/disclaimer',
};
const named = new RegExp(
  `${[brand.workingHours, ...Object.keys(targets)].join('|').replaceAll(/[+.]/g, '\\$&')}|\\d+-month`,
  'g',
);
