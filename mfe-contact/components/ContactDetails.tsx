import { addressLine, brand, officeCardPath, tendersEmail } from '@site/brand';
import { contactFormHeading } from '@site/brand/contact-links';
import { whatsappHref } from '@site/brand/whatsapp';
import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Anchor } from '@site/ui/Anchor';
import { documentLabel } from '@site/ui/document-label';
import { Icon } from '@site/ui/Icon';
import {
  bookUserIcon,
  clockIcon,
  fileTextIcon,
  mailIcon,
  mapPinIcon,
  messageIcon,
  phoneIcon,
  usersIcon,
} from '@site/ui/icons';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { useHydrated } from '@site/ui/useHydrated';
import type { ComponentProps, ReactNode } from 'react';
import { officeStatus, officeTime } from '../contract/office-hours.ts';
import classes from './ContactDetails.module.css';

/** The ways to reach the company for whoever needs its services. */
export function ContactDetails() {
  return (
    <DetailList>
      <Detail icon={phoneIcon} label="Phone">
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </Detail>
      {whatsapp && (
        <Detail icon={messageIcon} label="WhatsApp">
          <a href={whatsapp}>Message us on WhatsApp</a>
        </Detail>
      )}
      <Detail icon={mailIcon} label="Email">
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </Detail>
      <Detail icon={mapPinIcon} label="Postal address">
        {brand.name}
        <br />
        {withNoBreakSpaces(addressLine)}
      </Detail>
      <Detail icon={clockIcon} label="Working hours">
        <NoBreakHours />
        <OfficeStatus />
      </Detail>
    </DetailList>
  );
}

/** Worked out in the browser: HTML is kept for hours. */
function OfficeStatus() {
  const isHydrated = useHydrated();
  const now = new Date();
  const { isOpen, until } = officeStatus(now);
  const time = isHydrated && officeTime(until, { now, lang: 'en-IN' });
  return <small>{time ? `${isOpen ? 'Open now, until' : 'Closed now, opens'} ${time}` : '\u00a0'}</small>;
}

/** For everybody else: who looks for work, buys by tender, or keeps an address book. */
export function OtherContacts() {
  const tenderDocuments = useShell().documents.flatMap((document) =>
    document.menus.filter(({ group }) => group === 'tenders').map(({ label }) => ({ ...document, label })),
  );
  return (
    <DetailList>
      <Detail icon={messageIcon} label="Already a customer">
        <Link to={`/contact?for=complaint#${contactFormHeading}`}>Make a complaint</Link>
        <small>The email to our office is titled as a complaint.</small>
      </Detail>
      <Detail icon={usersIcon} label="Looking for work">
        <Link to="/careers">Careers: wages and papers</Link>
        <small>
          <a href={`mailto:${brand.careersEmail}`}>{brand.careersEmail}</a>
        </small>
      </Detail>
      <Detail icon={fileTextIcon} label="Tenders">
        <a href={`mailto:${tendersEmail}`}>{tendersEmail}</a>
        <small>Send your tender papers here; a director replies within one working day.</small>
        {tenderDocuments.map((document) => (
          <small key={document.path}>
            <Anchor to={document.path} isExternal>
              {documentLabel(document.label, document)}
            </Anchor>
          </small>
        ))}
        <small>
          Before you apply or bid: <Link to="/about-this-site">about this site</Link>
        </small>
      </Detail>
      <Detail icon={bookUserIcon} label="Address book">
        <a href={officeCardPath}>Save our details (vCard)</a>
      </Detail>
    </DetailList>
  );
}

const whatsapp = whatsappHref(`Hello ${brand.shortName}, I am writing from your contact page.`);

/** A list of `Detail`. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className={classes.details}>{children}</dl>;
}

interface DetailProps extends ComponentProps<typeof Icon> {
  label: string;
  children: ReactNode;
}

export function Detail({ icon, label, children }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon icon={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
