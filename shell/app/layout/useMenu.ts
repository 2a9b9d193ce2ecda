import { useShell } from '@site/host/shell-api';
import { type MenuItem, menuTree } from './menu-tree.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/** The entries of a menu group, in the language of the page on screen. */
export function useMenu(group: string): MenuItem[] {
  return menuTree(useShell().routes, group, usePageLanguage());
}
