import { brand } from '@site/brand';
import { useLoaderData, useRevalidator } from '@site/host/router';
import { Banner } from '@site/ui/Banner';
import { CallBox } from '@site/ui/CallBox';
import { Notice } from '@site/ui/Notice';
import { PointList } from '@site/ui/PointList';
import { Prose } from '@site/ui/Prose';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { TryAgain } from '@site/ui/TryAgain';
import type { loadOffers } from '../data/offers-client.ts';
import classes from './SamplePage.module.css';

export function SamplePage() {
  const loaded = useLoaderData<typeof loadOffers>();
  return (
    <article>
      <Banner title="Sample" intro={`What ${brand.name} can do for you, and who answers for it.`} />
      <Section>
        <div className={classes.columns}>
          <Prose>
            <p>
              Tell us what you need and by when, by phone or to <a href={`mailto:${brand.email}`}>{brand.email}</a>. We
              answer {brand.workingHours}, from our office in {brand.address.city}.
            </p>
          </Prose>
          <CallBox title="Rather talk?" text="A person takes your call and stays with it." layout="beside" />
        </div>
      </Section>
      <Section tone="tint" labelledBy="offers">
        <SectionHeading id="offers" title="What we offer" />
        {loaded.status === 'ready' ? <PointList points={loaded.offers} /> : <OffersFailed />}
      </Section>
    </article>
  );
}

function OffersFailed() {
  const { state, revalidate } = useRevalidator();
  const retry = <TryAgain isBusy={state === 'loading'} onRetry={revalidate} />;
  return (
    <Notice kind="error" title="Our offers could not be loaded" actions={retry}>
      <p>Please try again, or ask us by phone what we can do for you.</p>
    </Notice>
  );
}
