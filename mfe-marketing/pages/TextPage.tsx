import { brand } from '@site/brand';
import { whatsappHref } from '@site/brand/whatsapp';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { DataTable } from '../components/DataTable.tsx';
import { TextSections } from '../components/TextSections.tsx';
import type { TextPageContent } from '../content/legal/types.ts';
import { useContent } from '../data/useContent.ts';
import classes from './TextPage.module.css';

/** A page of text in English or Hindi, with a table and ways to call where it has them. */
export function TextPage() {
  const { name, lead, breadcrumb, ways, table, sections } = useContent<'TextPage'>();
  return (
    <article>
      <Banner
        title={name}
        intro={lead}
        breadcrumb={breadcrumb}
        crumbs={breadcrumb && [{ label: 'हिन्दी', path: '/hi' }, { label: name }]}
      >
        {ways && <Ways ways={ways} />}
      </Banner>
      <Section>
        <div className={classes.text}>
          {table && <DataTable {...table} kind="record" />}
          <TextSections sections={sections} />
        </div>
      </Section>
    </article>
  );
}

function Ways({ ways: { call, whatsapp, message } }: { ways: NonNullable<TextPageContent['ways']> }) {
  const href = whatsappHref(message);
  return (
    <div className={classes.ways}>
      <ButtonLink to={brand.phone.href}>{`${call}: ${brand.phone.display}`}</ButtonLink>
      {href && (
        <ButtonLink to={href} variant="secondary">
          {whatsapp}
        </ButtonLink>
      )}
    </div>
  );
}
