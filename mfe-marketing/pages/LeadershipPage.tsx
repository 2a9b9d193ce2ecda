import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { FramedPicture } from '../components/FramedPicture.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import type { LeadershipContent, ProfileContent } from '../content/company/types.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './LeadershipPage.module.css';

/** Who leads the company. The introduction is in the banner, the closing at the end, beside the invitation to meet. */
export function LeadershipPage() {
  const page = useContent<'LeadershipPage'>();
  return (
    <article>
      <Banner
        title={page.name}
        intro={`${page.lead} ${page.introduction}`}
        picture={page.illustration.picture}
        alt={page.illustration.alt}
        ground="sand"
      />
      <Section>
        <div className={classes.people}>
          {page.profiles.map((profile) => (
            <Profile key={profile.name} profile={profile} />
          ))}
          <NursingBox {...page.nursing} />
        </div>
      </Section>
      <Section tone="tint">
        <div className={classes.visit}>
          <p>{page.closing}</p>
          <VisitCall {...page.call} layout="beside" />
        </div>
      </Section>
    </article>
  );
}

function Profile({ profile }: { profile: ProfileContent }) {
  const { name, role, facts, biography, illustration } = profile;
  return (
    <section className={classes.person}>
      <figure>
        <FramedPicture illustration={illustration} sizes={pictureSizes.leader} shape="portrait" />
        <figcaption>Drawn portrait</figcaption>
      </figure>
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
    </section>
  );
}

/** The person for hospitals, who is not one of the directors. */
function NursingBox({ name, role, facts, text, illustration }: LeadershipContent['nursing']) {
  return (
    <aside className={classes.nursing}>
      <figure>
        <FramedPicture illustration={illustration} sizes={pictureSizes.face} shape="portrait" />
        <figcaption>Drawn portrait</figcaption>
      </figure>
      <div>
        <p>
          <strong>{name}</strong>, {role}
        </p>
        <p>{facts}</p>
        <p>{text}</p>
      </div>
    </aside>
  );
}
