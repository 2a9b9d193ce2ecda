import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import type { ServicesPageContent } from '../content/types.ts';
import classes from './ServicesClosing.module.css';

/** What the cards cannot say: how the services belong together, and two ways to ask. */
export function ServicesClosing({ page }: { page: ServicesPageContent }) {
  return (
    <div className={classes.closing}>
      <div>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={page.button.path}>{page.button.label}</ButtonLink>
      </div>
      <CallBox title={page.call.title} text={page.call.text} />
    </div>
  );
}
