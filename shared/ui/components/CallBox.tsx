import { brand } from '@site/brand';
import type { ReactNode } from 'react';
import { WholeHours } from '../words/WholeHours.tsx';
import classes from './CallBox.module.css';
import { Icon } from './Icon.tsx';
import { phoneIcon } from './icons.ts';

export interface CallBoxProps {
  title: string;
  text: string;
  /** `across` a page: the words on one side, the ways to answer on the other, where it is wide; `beside` a text: below each other. */
  layout?: 'across' | 'beside';
  children?: ReactNode;
}

/** Asks visitors to call, with the number of the brand file. */
export function CallBox({ title, text, layout = 'across', children }: CallBoxProps) {
  return (
    <div className={classes.root} data-tone="deep" data-layout={layout}>
      <div className={classes.inner}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>
          <WholeHours text={text} />
        </p>
        <a className={classes.phone} href={brand.phone.href}>
          <Icon drawing={phoneIcon} />
          <span>{brand.phone.display}</span>
        </a>
        {children}
      </div>
    </div>
  );
}
