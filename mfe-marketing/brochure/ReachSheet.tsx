import type { brand } from '@site/brand';
import { Fragment } from 'react';
import type { Illustration } from '../content/types.ts';
import { Mark } from './Mark.tsx';
import type { Way } from './reach-content.ts';
import { SheetPicture } from './SheetPicture.tsx';

interface ReachSheetProps {
  title: string;
  lead: string;
  phone: { display: string; href: string };
  /** Besides the phone. */
  ways: Way[];
  registration: typeof brand.registration;
  illustration: Illustration;
}

/** The back: every way to reach the company, and what the companies rules ask for. */
export function ReachSheet({ title, lead, phone, ways, registration, illustration }: ReachSheetProps) {
  const { legalName, cin, registeredOffice, grievance } = registration;
  return (
    <section className="sheet cover reach">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <p className="phone">
        <a href={phone.href}>{phone.display}</a>
      </p>
      <dl>
        {ways.map(({ term, text, href }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </Fragment>
        ))}
      </dl>
      <SheetPicture illustration={illustration} width={1100} ground="#14504d" />
      <div className="registration">
        <Mark />
        <p>
          {legalName}, CIN {cin}. Registered office: {registeredOffice}. Grievances: {grievance.name}, {grievance.email}
          .
        </p>
      </div>
    </section>
  );
}
