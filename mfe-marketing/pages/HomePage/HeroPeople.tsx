import { Link, useLocation } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { fileTextIcon } from '@site/ui/icons';
import { useHydrated } from '@site/ui/useHydrated';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { hint, type Person, people } from '../../content/home/people.ts';
import classes from './HeroPeople.module.css';

interface HeroPeopleProps {
  /** Loads code and papers while the visitor is on the way to a person. */
  onApproach: () => void;
  /** With the place of the person's badge, from which the paper rises. */
  onOpen: (person: Person, badge: DOMRect) => void;
}

/**
 * Lies over the hero's building: whoever works in it shows the paper that he or she signed, in a dialog. Until scripts run, each is a link to
 * a sample of the same trade. The address `/#sarita` opens the paper at once.
 */
export function HeroPeople({ onApproach, onOpen }: HeroPeopleProps) {
  const haspopup = useHydrated() ? 'dialog' : undefined;
  const { isMuted, unmute } = useOneLabel();
  const list = useRef<HTMLUListElement>(null);
  const { hash, key } = useLocation();
  const open = (person: Person, link: Element) =>
    onOpen(person, (link.querySelector('svg') ?? link).getBoundingClientRect());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, whatever is rendered in between.
  useEffect(() => {
    const place = people.findIndex(({ id }) => `#${id}` === hash);
    const [person, item] = [people[place], list.current?.children[place]];
    if (person && item) open(person, item);
  }, [hash, key]);
  return (
    <div className={classes.root} data-later data-chrome>
      <p>
        <Icon icon={fileTextIcon} />
        <span>{hint}</span>
      </p>
      <ul role="list" ref={list}>
        {people.map((person) => {
          const approach = () => {
            unmute(person);
            onApproach();
          };
          return (
            <li key={person.id}>
              <Link
                id={person.id}
                to={pathOf(person)}
                data-muted={isMuted(person) || undefined}
                aria-haspopup={haspopup}
                onPointerEnter={approach}
                onTouchStart={approach}
                onFocus={approach}
                onClick={(event: MouseEvent<HTMLElement>) => {
                  // The visitor asked for a new tab or window.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  // A finger, and Safari, do not focus a link; the dialog returns the focus to what had it.
                  event.currentTarget.focus({ preventScroll: true });
                  open(person, event.currentTarget);
                }}
              >
                <Icon icon={fileTextIcon} />
                <span>{person.label}</span>
                <span className="visually-hidden">{`: ${person.outcome}`}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Labels cover a part of the picture: only the person approached last has one, and none after Escape. */
function useOneLabel() {
  const [labelled, setLabelled] = useState<Person | 'none'>();
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setLabelled('none');
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  return {
    isMuted: (person: Person) => labelled !== undefined && labelled !== person,
    unmute: (person: Person) => setLabelled(person),
  };
}

export function pathOf({ slug, anchor }: Person): string {
  return `/${slug}#${anchor}`;
}
