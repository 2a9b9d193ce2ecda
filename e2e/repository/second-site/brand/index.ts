const address = {
  street: '4 Mill Lane',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411001',
  country: 'India',
} as const;

export const addressLine = `${address.street}, ${address.city}`;

export const brand = {
  name: 'Rosewood Gardens',
  shortName: 'Rosewood',
  slug: 'rosewood',
  tagline: 'Gardens that last',
  phone: { display: '+91 20 5550 0111', href: 'tel:+912055500111' },
  whatsapp: '',
  email: 'hello@rosewood.example',
  address,
  hours: { days: 'Tue - Sun', times: '8:00 am to 5:00 pm' },
  workingHours: 'Tue - Sun 8:00 am to 5:00 pm',
  companyYears: 4,
  registration: {
    legalName: 'Rosewood Gardens',
    cin: 'none',
    registeredOffice: addressLine,
    grievance: { name: 'Ira Sen', email: 'ira@rosewood.example' },
  },
} as const;

export const socialProfiles: { name: 'LinkedIn' | 'Facebook' | 'Instagram' | 'YouTube'; href: string }[] = [];

export const homePath = '/';
