import { createContext, useContext } from 'react';

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
