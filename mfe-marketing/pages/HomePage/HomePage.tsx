import { Fragment } from '@site/host/shell-api';
import { useContent } from '../../data/useContent.ts';
import { CallToAction } from './CallToAction.tsx';
import { FeatureBlurbs } from './FeatureBlurbs.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { LaterSections } from './LaterSections.tsx';

export function HomePage() {
  const page = useContent<'HomePage'>();
  return (
    <>
      {/* Not a headline of the hero: while another slide is shown, nobody could reach it. */}
      <h1 className="visually-hidden" tabIndex={-1}>
        {page.heading}
      </h1>
      <HeroCarousel slides={page.hero} />
      <FeatureBlurbs blurbs={page.blurbs} />
      <LaterSections />
      <Fragment name="RecentPosts" fallback={null} />
      <CallToAction content={page.callToAction} />
    </>
  );
}
