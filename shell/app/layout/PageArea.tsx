import type { ComponentProps } from 'react';
import { usePageLanguage } from '../frame-words.ts';

/** Surrounds a page, and says that what has no language of its own is in English where the page is not. */
export function EnglishFrame(props: ComponentProps<'div'>) {
  return <div {...props} lang={useLanguageUnlessEnglish() && 'en-IN'} />;
}

/** The page's own area. */
export function PageArea(props: ComponentProps<'main'>) {
  return <main {...props} lang={useLanguageUnlessEnglish()} />;
}

function useLanguageUnlessEnglish() {
  const language = usePageLanguage();
  return language === 'en-IN' ? undefined : language;
}
