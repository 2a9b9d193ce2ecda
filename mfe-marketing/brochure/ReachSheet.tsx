import type { BrochureContent } from './brochure-content.ts';
import { Mark } from './Mark.tsx';
import { SheetPicture } from './SheetPicture.tsx';

/** The back: every way to reach the company, and what the companies rules ask for. */
export function ReachSheet({
  title,
  lead,
  phone,
  email,
  careersEmail,
  address,
  hours,
  registration,
  illustration,
}: BrochureContent['reach']) {
  const { legalName, cin, registeredOffice, grievance } = registration;
  return (
    <section className="sheet cover reach">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <p className="phone">
        <a href={phone.href}>{phone.display}</a>
      </p>
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Looking for work</dt>
        <dd>
          <a href={`mailto:${careersEmail}`}>{careersEmail}</a>
        </dd>
        <dt>Postal address</dt>
        <dd>{address}</dd>
        <dt>Working hours</dt>
        <dd>{hours}</dd>
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
