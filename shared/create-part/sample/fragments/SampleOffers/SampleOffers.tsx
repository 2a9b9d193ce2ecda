import type { PartFragment } from '@site/contracts/part-routes';
import { ButtonLink } from '@site/ui/ButtonLink';
import { PointList } from '@site/ui/PointList';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { Offer } from '../../contract/offers.ts';
import classes from './SampleOffers.module.css';

/** The offers on another part's page: `<Fragment name="SampleOffers" />`, and its name in `fragments` of that page's row. */
export function SampleOffers({ data: offers }: { data: Offer[] }) {
  return (
    <Section labelledBy="sample-offers">
      <SectionHeading id="sample-offers" eyebrow="Sample" title="What we offer" />
      <div className={classes.offers}>
        <PointList points={offers} />
        <ButtonLink variant="secondary" to="/sample">
          Read more
        </ButtonLink>
      </div>
    </Section>
  );
}

export const fragment = {
  Fragment: SampleOffers,
  // Errors are not caught: the shell tells the visitor, and tries again.
  loader: async ({ api, signal }) => {
    const { fetchOffers } = await import(/* webpackChunkName: "loaders" */ '../../data/offers-client.ts');
    return fetchOffers(api, signal);
  },
} satisfies PartFragment<Offer[]>;
