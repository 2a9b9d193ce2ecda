import { brand } from '@site/shared/brand';
import { Banner } from '@site/shared/ui/Banner.tsx';
import { CallBox } from '@site/shared/ui/CallBox.tsx';
import { Prose } from '@site/shared/ui/Prose.tsx';
import { Section } from '@site/shared/ui/Section.tsx';
import classes from './SamplePage.module.css';

export function SamplePage() {
  return (
    <article>
      <Banner title="Sample" crumbs={[{ label: 'Sample' }]} intro={`What ${brand.name} can do for you, and who answers for it.`} />
      <Section>
        <div className={classes.columns}>
          <Prose>
            <p>
              Tell us what you need and by when, by phone or to <a href={`mailto:${brand.email}`}>{brand.email}</a>. We answer {brand.workingHours}, from our
              office in {brand.address.city}.
            </p>
          </Prose>
          <CallBox title="Rather talk?" text="A person takes your call and stays with it." />
        </div>
      </Section>
    </article>
  );
}
