import { createContext, useContext } from 'react';
import type { useLoaderData as useRouterData } from 'react-router-dom';

const PageData = createContext<unknown>(undefined);

/** The shell renders it around the current page. */
export const PageDataProvider = PageData.Provider;

// The router's own hook re-renders the page at every step of a navigation, even the page being left. On a slow phone
// that took longer than rendering the next page. The type is the router's, because the data comes from the same
// loaders.
export const useLoaderData = (() => useContext(PageData)) as typeof useRouterData;
