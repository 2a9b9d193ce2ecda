import { brand } from '@site/brand';
import { hindiBreadcrumb } from '@site/brand/hindi';
import { whatsappHref } from '@site/brand/whatsapp';
import { Fragment } from '@site/host/shell-api';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Card } from '@site/ui/Card';
import { groundOf } from '@site/ui/ground-of';
import { PointList } from '@site/ui/PointList';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { CardGrid } from '../components/CardGrid.tsx';
import { DataTable } from '../components/DataTable.tsx';
import { SideNote } from '../components/SideNote.tsx';
import type { HindiData } from '../data/loaders.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './HindiPage.module.css';

/** What the company does, what it costs and how to reach it, in Hindi. */
export function HindiPage() {
  const page = useContent<'HindiPage'>();
  const { illustration, services, prices, steps } = page;
  return (
    <>
      <Banner
        title={page.name}
        breadcrumb={hindiBreadcrumb}
        intro={page.lead}
        picture={illustration.picture}
        alt={illustration.alt}
        ground="sand"
      >
        <Ways page={page} />
      </Banner>
      <Section labelledBy="services">
        <SectionHeading id="services" title={services.title} intro={services.intro} />
        <div className={classes.services}>
          <CardGrid aria-labelledby="services">
            {page.cards.map(({ path, name, summary, illustration: { picture } }, index) => (
              <li key={path}>
                <Card
                  to={path}
                  title={name}
                  text={summary}
                  action={services.action}
                  picture={picture}
                  ground={groundOf(index)}
                  sizes={pictureSizes.thirdOrRow}
                  onPhones="row"
                />
              </li>
            ))}
          </CardGrid>
          <SideNote {...services.hospitals} />
        </div>
      </Section>
      <Section tone="tint" labelledBy="prices">
        <div className={classes.columns}>
          <div className={classes.prices}>
            <SectionHeading id="prices" title={prices.title} intro={prices.intro} />
            {prices.tables.map((table) => (
              <DataTable {...table} key={table.caption} kind="facts" />
            ))}
          </div>
          <section className={classes.steps} aria-labelledby="steps">
            <h3 id="steps">{steps.title}</h3>
            <PointList points={steps.list} />
          </section>
        </div>
      </Section>
      <Fragment name="HindiContactForm" fallback={<ContactFallback page={page} />} />
    </>
  );
}

function Ways({ page: { call, whatsapp } }: { page: HindiData }) {
  const href = whatsappHref(whatsapp.message);
  return (
    <div className={classes.ways}>
      <ButtonLink to={brand.phone.href}>{`${call}: ${brand.phone.display}`}</ButtonLink>
      {href && (
        <ButtonLink to={href} variant="secondary">
          {whatsapp.label}
        </ButtonLink>
      )}
    </div>
  );
}

function ContactFallback({ page }: { page: HindiData }) {
  return (
    <Section>
      <Ways page={page} />
    </Section>
  );
}
