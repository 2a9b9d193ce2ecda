import type { ServiceSlug } from '../services/service-list.ts';
import type { IndustrySlug } from './industry-list.ts';

/** The page of a service, by the words for it in a list. */
const slugByServiceName = {
  housekeeping: 'house-keeping-services',
  'manpower and housekeeping': 'house-keeping-services',
  electrical: 'electrical-services',
  plumbing: 'plumbing-services',
  gardening: 'horticulture-and-gardening-services',
  'departmental stores': 'management-of-departmental-stores',
  pantry: 'pantry-services',
  nurses: 'paramedic-services',
  'ward attendants': 'paramedic-services',
  paramedic: 'paramedic-services',
  'old age care': 'old-age-care-services',
  'event organising': 'event-organizing-services',
} as const satisfies Record<string, ServiceSlug>;

type ServiceName = keyof typeof slugByServiceName;

/** What each industry takes of the services. The service that its case study is about comes first. */
const namesByIndustry: Record<IndustrySlug, ServiceName[]> = {
  commercials: ['housekeeping', 'electrical', 'plumbing', 'gardening'],
  corporate: ['pantry', 'housekeeping', 'electrical', 'plumbing', 'event organising'],
  residential: [
    'paramedic',
    'old age care',
    'housekeeping',
    'electrical',
    'plumbing',
    'gardening',
    'departmental stores',
  ],
  healthcare: ['paramedic', 'nurses', 'ward attendants', 'housekeeping', 'pantry', 'electrical', 'plumbing'],
  education: ['plumbing', 'housekeeping', 'electrical', 'gardening', 'pantry'],
  event: ['manpower and housekeeping', 'event organising', 'pantry', 'electrical', 'paramedic'],
};

/** The services that an industry takes, by their names in lists; none for the slug of no industry. */
export function servicesOf(industry: string): ServiceName[] {
  const names: Partial<Record<string, ServiceName[]>> = namesByIndustry;
  return names[industry] ?? [];
}

/** The same in one line. */
export function serviceLine(industry: string): string {
  const names = servicesOf(industry);
  const line = [names.slice(0, -1).join(', '), names.at(-1)].join(' and ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The pages of an industry's services, each once. */
export function serviceSlugsOf(industry: string): ServiceSlug[] {
  return [...new Set(servicesOf(industry).map((name) => slugByServiceName[name]))];
}

/** The slugs of the industries that take the service of a page. */
export function industriesOf(service: string): string[] {
  return Object.keys(namesByIndustry).filter((industry) => serviceSlugsOf(industry).some((slug) => slug === service));
}
