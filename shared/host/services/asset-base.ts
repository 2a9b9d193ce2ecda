import { createContext, useContext } from 'react';

/** Address of the files of the part being rendered, with a slash at its end: `/_/blog/`. */
export const AssetBase = createContext('/');

export function useAssetBase(): string {
  return useContext(AssetBase);
}
