import { routeOf } from '@site/contracts/paths';
import { useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { type Language, languageOf } from '../language.ts';

/** The language of the page on screen; the page for unknown addresses is in English, below `/hi` too. */
export function usePageLanguage(): Language {
  const { pathname } = useLocation();
  return languageOf(routeOf(useShell().routes, pathname)?.path ?? '/');
}
