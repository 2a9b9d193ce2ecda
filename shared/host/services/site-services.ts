import type { SiteServices } from '@site/contracts/services';
import { createContext, useContext } from 'react';

const Services = createContext<SiteServices | null>(null);

export const ServicesProvider = Services.Provider;

export function useServices(): SiteServices {
  const services = useContext(Services);
  if (!services)
    throw new Error('useServices needs a ServicesProvider above it; the shell renders one around every part.');
  return services;
}
