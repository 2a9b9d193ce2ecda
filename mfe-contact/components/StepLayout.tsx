import { Banner } from '@site/ui/Banner';
import { PointList } from '@site/ui/PointList';
import { Section } from '@site/ui/Section';
import type { ComponentProps, ReactNode } from 'react';
import { FormColumns } from './FormColumns.tsx';
import classes from './StepLayout.module.css';

interface StepLayoutProps extends Pick<ComponentProps<typeof Banner>, 'title' | 'intro'> {
  /** What whoever opens such a link may want to know. */
  about: { title: string; points: ComponentProps<typeof PointList>['points'] };
  children: ReactNode;
}

/** The layout of a page that a link in a mail leads to: a question with its button, or what came of it. */
export function StepLayout({ title, intro, about, children }: StepLayoutProps) {
  return (
    <>
      <Banner title={title} intro={intro} />
      <Section tone="tint" spacing="joined">
        <FormColumns aside={{ id: 'about-step', title: about.title, content: <PointList points={about.points} /> }}>
          <div className={classes.answer}>{children}</div>
        </FormColumns>
      </Section>
    </>
  );
}

interface StepFormProps {
  /** Path of the page. */
  action: string;
  title: string;
  /** 3 where the form stands below the outcome of an earlier step. */
  headingLevel?: 2 | 3;
  /** What is sent with the button. */
  hidden: Record<string, string>;
  /** The button or buttons, below further words where the title does not say all. */
  children: ReactNode;
}

/** One question in a plain form that needs no JavaScript. */
export function StepForm({ action, title, headingLevel = 2, hidden, children }: StepFormProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <form className={classes.step} method="post" action={action} aria-labelledby="step-title">
      <Heading id="step-title">{title}</Heading>
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {children}
    </form>
  );
}
