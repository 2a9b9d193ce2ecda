import type { ComponentProps } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps extends ComponentProps<'ul'> {
  /** The first card is two columns wide, where there are three. */
  hasLead?: boolean;
}

/** A list of cards, which are its children, each in an `<li>`. */
export function CardGrid({ hasLead, ...list }: CardGridProps) {
  return <ul role="list" {...list} className={classes.root} data-lead={hasLead} />;
}
