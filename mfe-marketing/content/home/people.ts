import type { ServiceSlug } from '../services/service-list.ts';

export type PersonId = 'sarita' | 'suresh' | 'mahesh' | 'deepak' | 'harish';

/** A person in the hero's building, whose paper of one day is in `house-papers.ts`. */
export interface Person {
  /** Names the person in an address too: `/#sarita` opens the paper. */
  id: PersonId;
  /** Shown beside the person: name as signed, and what the paper is. */
  label: string;
  /** What the paper says in one line: the fault, and how long it took. */
  outcome: string;
  /** The page of the person's trade, and there the heading above a sample of the same kind. Its link says `more`. */
  slug: ServiceSlug;
  anchor: string;
  more: string;
}

export const hint = 'Press a person to read their sheet';

/** From left to right; `HeroPeople.module.css` has their places in the picture, in the same order. */
export const people: Person[] = [
  {
    id: 'sarita',
    label: 'Sarita D., forecourt card',
    outcome: 'One lamp out, lit again in 35 minutes',
    slug: 'house-keeping-services',
    anchor: 'a-washroom-card-filled-in',
    more: 'More on housekeeping',
  },
  {
    id: 'suresh',
    label: 'Suresh P., entrance and stairs card',
    outcome: 'One wet floor, dry again in 32 minutes',
    slug: 'house-keeping-services',
    anchor: 'a-washroom-card-filled-in',
    more: 'More on housekeeping',
  },
  {
    id: 'mahesh',
    label: 'Mahesh T., pump check',
    outcome: 'One drip, stopped 24 minutes after he came',
    slug: 'plumbing-services',
    anchor: 'the-yearly-check-on-one-sheet',
    more: 'More on plumbing',
  },
  {
    id: 'deepak',
    label: 'Deepak V., light round',
    outcome: 'One dead lamp, replaced 35 minutes after the call',
    slug: 'electrical-services',
    anchor: 'a-panel-round-with-its-readings',
    more: 'More on electrical work',
  },
  {
    id: 'harish',
    label: 'Harish L., garden card',
    outcome: 'One broken sprinkler, changed in 15 minutes',
    slug: 'horticulture-and-gardening-services',
    anchor: 'the-gardens-year-in-noida',
    more: 'More on gardens',
  },
];
