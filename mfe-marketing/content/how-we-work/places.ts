import { servedCities } from '@site/brand/metadata';
import { numbers } from '../numbers.ts';
import type { PlacesContent } from './types.ts';

/** How much of each city, and how soon. */
const coverage: Record<(typeof servedCities)[number], { text: string; onCall: string }> = {
  Noida: { text: 'All sectors, and the Expressway', onCall: '45 minutes' },
  Ghaziabad: { text: 'Indirapuram, Vaishali, Raj Nagar Extension', onCall: '60 minutes' },
  'Greater Noida': { text: 'Greater Noida West, Yamuna Expressway sectors', onCall: '60 minutes' },
  Delhi: { text: 'All districts', onCall: '90 minutes' },
  Faridabad: { text: 'Old and Greater Faridabad, Ballabgarh', onCall: '90 minutes' },
  Gurugram: { text: 'Old and new sectors, Manesar', onCall: '2 hours' },
};

export const places: PlacesContent = {
  title: 'Where we work',
  intro: `Our own supervisors in ${numbers.cities} cities, with relievers who live in or near each.`,
  tableTitle: `City by city: on call in ${coverage.Noida.onCall} to ${coverage.Gurugram.onCall}`,
  caption: 'Cities covered, and how soon a technician on call is there, day or night',
  head: ['City', 'On call'],
  cities: servedCities.map((name) => ({ name, ...coverage[name] })),
  onRequest: {
    title: 'On request',
    text: 'Meerut, Hapur, Sonipat, Panipat, Agra and Jaipur, for events and for contracts of twenty people or more.',
  },
};
