import { Banner } from '@site/ui/Banner';
import { Picture } from '@site/ui/Picture';
import { Section } from '@site/ui/Section';
import { NextPage } from '../components/NextPage.tsx';
import { Signature } from '../components/Signature.tsx';
import { Stage } from '../components/Stage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import type { ProfileContent } from '../content/types.ts';
import type { LeadershipData } from '../data/gathered-content.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './LeadershipPage.module.css';

/** Opens with the faces of those who lead the company; the last of its texts stands at the end, beside their work on site. */
export function LeadershipPage() {
  const { page, profiles } = useContent<LeadershipData>();
  const [introduction, ...others] = page.sections;
  return (
    <article>
      <Banner
        title={page.name}
        crumbs={[{ label: page.name }]}
        intro={page.lead}
        aside={introduction?.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      />
      <Section tone="tint" room="joined">
        <div className={classes.people}>
          {profiles.map((profile) => (
            <Profile key={profile.name} profile={profile} />
          ))}
        </div>
      </Section>
      <Section>
        <div className={classes.visit}>
          {page.illustration && <Picture {...page.illustration} sizes={pictureSizes.half} ground="none" />}
          <div className={classes.closing}>
            {others
              .flatMap(({ paragraphs }) => paragraphs)
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            {page.call && <VisitCall {...page.call} layout="beside" />}
          </div>
        </div>
      </Section>
      <NextPage group="about" />
    </article>
  );
}

function Profile({ profile }: { profile: ProfileContent }) {
  const { name, role, facts, biography, signs, signature, illustration } = profile;
  return (
    <section className={classes.person}>
      <Stage illustration={illustration} sizes={pictureSizes.leader} shape="close" isEager />
      <div className={classes.name}>
        <h2>{name}</h2>
        <p>{role}</p>
      </div>
      <div className={classes.biography}>
        {biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={classes.facts}>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.signature}>
        <Signature {...signature} />
        <p>
          {name} {signs}
        </p>
      </div>
    </section>
  );
}
