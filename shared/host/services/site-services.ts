import type { SiteServices } from '@site/contracts/services';
import { createContext, useContext } from 'react';

const Services = createContext<SiteServices | null>(null);

/** The shell renders one around every part; a test may render one with fakes. */
export const ServicesProvider = Services.Provider;

/**
 * The shell's services for parts. Throws outside a `ServicesProvider`.
 * @example
 * const { api, notify } = useServices();
 */
export function useServices(): SiteServices {
  const services = useContext(Services);
  if (!services)
    throw new Error('useServices needs a ServicesProvider above it; the shell renders one around every part.');
  return services;
}
