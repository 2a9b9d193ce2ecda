/** Names of the services' pages, by the word for each in a list. */
const pageNames = {
  housekeeping: 'Housekeeping Services',
  'manpower and housekeeping': 'Housekeeping Services',
  electrical: 'Electrical Services',
  plumbing: 'Plumbing Services',
  gardening: 'Horticulture and Gardening Services',
  'departmental stores': 'Management of Departmental Stores',
  pantry: 'Pantry Services',
  nurses: 'Paramedic Services',
  'ward attendants': 'Paramedic Services',
  paramedic: 'Paramedic Services',
  'old age care': 'Old Age Care Services',
  'event organising': 'Event Organising Services',
};

type ListedService = keyof typeof pageNames;

/** What each industry takes of the services, by its slug. The service that its case study is about comes first. */
export const industryServices: Record<string, ListedService[]> = {
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

/** All services of an industry in one line, undefined for an unknown one. */
export function serviceNames(slug: string): string | undefined {
  const services = industryServices[slug];
  if (!services) return undefined;
  const line = [services.slice(0, -1).join(', '), services.at(-1)].join(' and ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The names of the pages of an industry's services. */
export function servicePagesOf(slug: string): string[] {
  return [...new Set(industryServices[slug]?.map((service) => pageNames[service]))];
}

/** The slugs of the industries that take the service of a page. */
export function industriesOf(pageName: string): string[] {
  return Object.keys(industryServices).filter((slug) => servicePagesOf(slug).includes(pageName));
}
