import type { ShellApi } from '@site/contracts/shell-api';
import { createContext, useContext } from 'react';

const Shell = createContext<ShellApi | null>(null);

/** The shell renders one around every part; a test may render one with fakes. */
export const ShellProvider = Shell.Provider;

/**
 * What the shell provides to parts. Throws outside a `ShellProvider`.
 * @example
 * const { api, notify } = useShell();
 */
export function useShell(): ShellApi {
  const shell = useContext(Shell);
  if (!shell) throw new Error('useShell needs a ShellProvider above it; the shell renders one around every part.');
  return shell;
}

/** Provided by the shell around each part. */
export const AssetBase = createContext('/');

/**
 * Address of the files of the part being rendered, with a slash at its end: `/_/blog/`.
 * @example
 * <a href={useAssetBase() + brochure.file}>Brochure</a>
 */
export function useAssetBase(): string {
  return useContext(AssetBase);
}
