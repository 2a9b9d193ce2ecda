import { ButtonLink } from '@site/ui/ButtonLink';
import { CloseButton } from '@site/ui/CloseButton';
import { useDialog } from '@site/ui/useDialog';
import { useReducedMotion } from '@site/ui/useMediaQuery';
import { useEffect } from 'react';
import { RoundSheet } from '../../components/RoundSheet.tsx';
import { housePapers } from '../../content/home/house-papers.ts';
import type { Person } from '../../content/home/people.ts';
import { pathOf } from './HeroPeople.tsx';
import classes from './SheetDialog.module.css';

interface SheetDialogProps {
  person: Person;
  /** Where the person's badge is in the window. */
  badge: DOMRect;
  onClose: () => void;
}

/** The paper of one person in the hero's building: opens as soon as it is rendered, and its owner removes it when it closes. */
export function SheetDialog({ person, badge, onClose }: SheetDialogProps) {
  const { open, closer, dialog } = useDialog('person-sheet');
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears; after closing it is removed.
  useEffect(() => {
    open();
    if (!isStill && dialog.ref.current) rise(dialog.ref.current, badge);
  }, []);
  return (
    <dialog {...dialog} className={classes.root} aria-labelledby="person-sheet-title" onClose={onClose}>
      <div className={classes.head}>
        <h2 id="person-sheet-title">
          <span>{person.label}</span> {person.outcome}
        </h2>
        <CloseButton label="Close sheet" {...closer} />
      </div>
      <div className={classes.body}>
        <RoundSheet label="Sample" round={housePapers[person.id]} level={3} />
        <ButtonLink to={pathOf(person)} variant="secondary">
          {person.more}
        </ButtonLink>
      </div>
    </dialog>
  );
}

const riseMs = 220;

/** From the badge to its place. */
function rise(dialog: HTMLElement, badge: DOMRect): void {
  const place = dialog.getBoundingClientRect();
  const [x, y] = [middle(badge.left, badge.right), middle(badge.top, badge.bottom)];
  const [toX, toY] = [middle(place.left, place.right), middle(place.top, place.bottom)];
  const start = {
    transform: `translate(${x - toX}px, ${y - toY}px) scale(${badge.width / place.width})`,
    opacity: 0.4,
  };
  dialog.animate([start, {}], { duration: riseMs, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
}

function middle(start: number, end: number): number {
  return (start + end) / 2;
}
