import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import type { ReactNode } from 'react';
import type { ButtonText } from '../content/types.ts';
import classes from './SideNote.module.css';

interface SideNoteProps {
  /** Introduces the links: what they have in common. */
  lead: string;
  links: ButtonText[];
}

/** A note below some content, with links to more of the same on other pages. */
export function SideNote(note: SideNoteProps) {
  return (
    <SideNotes layout="below">
      <NoteLinks {...note} />
    </SideNotes>
  );
}

interface SideNotesProps {
  /** `beside`: stacked in a narrow column, along one rule. `below`: plain lines below the content. */
  layout?: 'beside' | 'below';
  children: ReactNode;
}

export function SideNotes({ layout = 'beside', children }: SideNotesProps) {
  return (
    <div className={classes.root} data-layout={layout}>
      {children}
    </div>
  );
}

/** The line of a note: its introduction, then the links. */
export function NoteLinks({ lead, links }: SideNoteProps) {
  return (
    <p className={classes.links}>
      <span>{lead}</span>{' '}
      <span className={classes.list}>
        {links.map(({ label, path }) => (
          <Link key={path} to={path}>
            {label}
            {links.length === 1 && <Icon icon={arrowRightIcon} />}
          </Link>
        ))}
      </span>
    </p>
  );
}

/** Leads to the answers that a buyer wants before signing. */
export const howWeWorkNote: SideNoteProps = {
  lead: 'Response times, price, insurance and notice:',
  links: [{ label: 'See how we work', path: '/our-approach' }],
};
