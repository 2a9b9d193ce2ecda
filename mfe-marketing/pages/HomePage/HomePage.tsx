import { Fragment } from '@site/host/services';
import type { HomeData } from '../../data/gathered-content.ts';
import { useContent } from '../../data/useContent.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Counters } from './Counters.tsx';
import { FeatureBlurbs } from './FeatureBlurbs.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { IndustriesBlock } from './IndustriesBlock.tsx';
import { PartnerLogos } from './PartnerLogos.tsx';
import { ServicesBlock } from './ServicesBlock.tsx';
import { Testimonials } from './Testimonials.tsx';

export function HomePage() {
  const { home, services, industries } = useContent<HomeData>();
  return (
    <>
      <HeroCarousel slides={home.hero} />
      <FeatureBlurbs blurbs={home.blurbs} />
      <AboutBlock about={home.about} />
      <ServicesBlock intro={home.services} cards={services} />
      <IndustriesBlock intro={home.industries} cards={industries} />
      <Testimonials testimonials={home.testimonials} />
      <PartnerLogos partners={home.partners} />
      <Counters counters={home.counters} />
      <Fragment name="RecentPosts" fallback={null} />
      <CallToAction content={home.callToAction} />
    </>
  );
}
