import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { useReveal } from '@site/ui/useReveal';
import { NextPage } from '../components/NextPage.tsx';
import { Opening } from '../components/Opening.tsx';
import { Signature } from '../components/Signature.tsx';
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
          {profiles.map((profile) => (
            <Profile key={profile.name} profile={profile} />
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

function Profile({ profile }: { profile: ProfileContent }) {
  const { name, role, facts, biography, signs, signature, illustration } = profile;
  return (
    <section className={classes.person}>
      <Stage illustration={illustration} sizes={pictureSizes.leader} shape="portrait" />
      <div className={classes.name}>
        <h2>{name}</h2>
        <p>{role}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.biography}>
        {biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={classes.signature}>
          <Signature {...signature} />
          <p>
            {name} {signs}
          </p>
        </div>
      </div>
    </section>
  );
}
