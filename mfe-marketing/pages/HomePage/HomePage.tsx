import { Fragment } from '@site/host/services';
import { homeOpening } from '../../content/home/home-opening.ts';
import { CallToAction } from './CallToAction.tsx';
import { FeatureBlurbs } from './FeatureBlurbs.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { LaterSections } from './LaterSections.tsx';

export function HomePage() {
  return (
    <>
      {/* Not a headline of the hero: while another slide is shown, nobody could reach it. */}
      <h1 className="visually-hidden" tabIndex={-1}>
        {homeOpening.heading}
      </h1>
      <HeroCarousel slides={homeOpening.hero} />
      <FeatureBlurbs blurbs={homeOpening.blurbs} />
      <LaterSections />
      <Fragment name="RecentPosts" fallback={null} />
      <CallToAction content={homeOpening.callToAction} />
    </>
  );
}
