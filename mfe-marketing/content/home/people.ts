import type { ServiceSlug } from '../services/service-list.ts';

/** A person in the hero's building, and the sheet on another page that this person signed or works by. */
export interface Person {
  /** Shown beside the person: name as signed, and what the sheet is. */
  label: string;
  /** What the sheet says in one line: the fault, and how long it took. */
  outcome: string;
  /** The page with the sheet, and the heading above it. */
  slug: ServiceSlug | 'healthcare';
  anchor: string;
}

export const hint = 'Press a person to read their sheet';

/** From left to right; `HeroPeople.module.css` has their places in the picture, in the same order. */
export const people: Person[] = [
  {
    label: 'Sarita D., washroom card',
    outcome: 'One running flush, repaired in 42 minutes',
    slug: 'house-keeping-services',
    anchor: 'a-washroom-card-filled-in',
  },
  {
    label: 'Imran A., ward cleaning sheet',
    outcome: 'One slow drain, clear in 53 minutes',
    slug: 'healthcare',
    anchor: 'what-a-ward-signs',
  },
  {
    label: 'Mahesh T., yearly check',
    outcome: 'A tower checked in a day, one fault open until 17 October',
    slug: 'plumbing-services',
    anchor: 'the-yearly-check-on-one-sheet',
  },
  {
    label: 'Deepak V., panel round',
    outcome: 'One loose joint, tightened in 25 minutes',
    slug: 'electrical-services',
    anchor: 'a-panel-round-with-its-readings',
  },
  {
    label: 'The gardener, calendar',
    outcome: 'What the lawn and beds need, month by month',
    slug: 'horticulture-and-gardening-services',
    anchor: 'the-gardens-year-in-noida',
  },
];
