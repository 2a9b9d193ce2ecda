import { brand } from '@site/brand';
import { Banner } from '@site/ui/Banner';
import { CallBox } from '@site/ui/CallBox';
import { Prose } from '@site/ui/Prose';
import { Section } from '@site/ui/Section';
import classes from './SamplePage.module.css';

export function SamplePage() {
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
    </article>
  );
}
