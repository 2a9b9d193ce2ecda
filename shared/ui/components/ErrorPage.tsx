import type { ReactNode } from 'react';
import classes from './ErrorPage.module.css';

interface ErrorPageProps {
  breadcrumb?: ReactNode;
  /** Above the title. */
  exclamation?: string;
  title: string;
  /** Paragraphs that say what has happened. */
  text: ReactNode;
  /** Ways to go on: one button, then one link. */
  actions: ReactNode;
  /** A picture of a scene at night. */
  picture: ReactNode;
  /** Further links, below. */
  children?: ReactNode;
}

/** `sizes` of its picture. */
export const errorPageSizes = '(min-width: 40rem) min(50vw, 40rem), 92vw';

/**
 * Replaces a page that does not exist or could not be loaded.
 * @example
 * <ErrorPage title="Page not found" text={<p>Sorry.</p>} actions={<ButtonLink to="/home">Home</ButtonLink>} picture={picture} />
 */
export function ErrorPage({ breadcrumb, exclamation, title, text, actions, picture, children }: ErrorPageProps) {
  return (
    <div className={classes.root} data-kind="error">
      <div className={classes.words}>
        {breadcrumb}
        {exclamation && <p className={classes.exclamation}>{exclamation}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        <div className={classes.text}>{text}</div>
        <div className={classes.actions}>{actions}</div>
        {children}
      </div>
      <div className={classes.picture}>{picture}</div>
    </div>
  );
}
