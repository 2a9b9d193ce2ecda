import { Icon } from '@site/ui/Icon';
import type { ReactNode } from 'react';
import classes from './Accordion.module.css';

interface AccordionItem {
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  isFirstOpen?: boolean;
  /** Folds on phones only; elsewhere each text stands below its title, in columns. */
  isFlatWhenWide?: boolean;
}

/** Items open and close independently. */
export function Accordion({ items, isFirstOpen = false, isFlatWhenWide = false }: AccordionProps) {
  return (
    <div className={classes.root} data-flat={isFlatWhenWide || undefined}>
      {items.map((item, index) => (
        // Keeps what the visitor opened or closed before hydration.
        <details key={item.title} open={isFirstOpen && index === 0} suppressHydrationWarning>
          <summary>
            <span>{item.title}</span>
            <Icon name="plus" />
          </summary>
          <div className={classes.body}>
            {isFlatWhenWide && <h3>{item.title}</h3>}
            {typeof item.body === 'string' ? <p>{item.body}</p> : item.body}
          </div>
        </details>
      ))}
    </div>
  );
}
