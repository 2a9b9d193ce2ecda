import { Banner } from '@site/ui/Banner';
import { groundOf } from '@site/ui/ground-of';
import { Section } from '@site/ui/Section';
import { useReveal } from '@site/ui/useReveal';
import { NextPage } from '../components/NextPage.tsx';
import { Opening } from '../components/Opening.tsx';
import { Stage } from '../components/Stage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import { companyCall } from '../content/company-call.ts';
import type { ProfileContent } from '../content/types.ts';
import type { LeadershipData } from '../data/gathered-content.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './LeadershipPage.module.css';

export function LeadershipPage() {
  const { page, profiles } = useContent<LeadershipData>();
  return (
    <article className={classes.page}>
      <Banner
        title={page.name}
        crumbs={[{ label: page.name }]}
        intro={page.lead}
        picture={page.illustration?.picture}
        alt={page.illustration?.alt}
        ground="sand"
      />
      <Section>
        <Opening paragraphs={page.sections.flatMap(({ paragraphs }) => paragraphs)} />
        <div ref={useReveal<HTMLDivElement>()} className={classes.people}>
          {profiles.map((profile, place) => (
            <Profile key={profile.name} profile={profile} place={place} />
          ))}
        </div>
      </Section>
      <Section room="joined">
        <VisitCall {...companyCall} />
      </Section>
      <NextPage group="about" />
    </article>
  );
}

function Profile({ profile, place }: { profile: ProfileContent; place: number }) {
  return (
    <section className={classes.person}>
      <Stage illustration={profile.illustration} sizes={pictureSizes.half} ground={groundOf(place)} shape="portrait" />
      <div className={classes.words}>
        <p>{profile.role}</p>
        <h2>{profile.name}</h2>
        <div className={classes.biography}>
          {profile.biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
