import { brand } from '@site/brand';
import type { ReactNode } from 'react';
import { NoBreakHours } from '../format/NoBreakHours.tsx';
import classes from './CallBox.module.css';
import { Icon } from './Icon.tsx';
import { phoneIcon } from './icons.ts';

export interface CallBoxProps {
  title: string;
  text: string;
  /** `across` is as wide as a page, with the text on one side and phone and buttons on the other; `beside` a text everything is stacked. */
  layout?: 'across' | 'beside';
  children?: ReactNode;
}

/**
 * Asks visitors to call, with the phone number of `@site/brand`.
 * @example
 * <CallBox title="A question about your building?" text="Speak to our supervisors." layout="beside" />
 */
export function CallBox({ title, text, layout = 'across', children }: CallBoxProps) {
  return (
    <div className={classes.root} data-tone="deep" data-layout={layout}>
      <div className={classes.inner}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>
          <NoBreakHours text={text} />
        </p>
        <a className={classes.phone} href={brand.phone.href}>
          <Icon icon={phoneIcon} />
          <span>{brand.phone.display}</span>
        </a>
        {children}
      </div>
    </div>
  );
}
