import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import type { ServicesPageContent } from '../content/types.ts';
import classes from './ServicesClosing.module.css';

/** Says how the services work together, and offers two ways to ask. */
export function ServicesClosing({ page }: { page: ServicesPageContent }) {
  return (
    <div className={classes.closing}>
      <div className={classes.head}>
        <h2 id="closing">{page.closingTitle}</h2>
        <p id="more">{page.buttonLeadsTo}</p>
        <ButtonLink to={page.button.path} aria-describedby="more">
          {page.button.label}
        </ButtonLink>
      </div>
      <div className={classes.text}>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CallBox title={page.call.title} text={page.call.text} />
    </div>
  );
}
