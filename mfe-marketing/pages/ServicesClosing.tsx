import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import type { ServicesPageContent } from '../content/types.ts';
import classes from './ServicesClosing.module.css';

/** How the services work together, beside the two ways to get in touch. */
export function ServicesClosing({ page }: { page: ServicesPageContent }) {
  return (
    <div className={classes.closing}>
      <div className={classes.words}>
        <h2 id="closing">{page.closingTitle}</h2>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CallBox title={page.call.title} text={page.call.text} layout="beside">
        <ButtonLink to="/contact">Arrange a visit</ButtonLink>
        <p id="more" className={classes.more}>
          {page.buttonLeadsTo}
        </p>
        <ButtonLink to={page.button.path} variant="secondary" aria-describedby="more">
          {page.button.label}
        </ButtonLink>
      </CallBox>
    </div>
  );
}
