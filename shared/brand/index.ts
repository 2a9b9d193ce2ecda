const address = {
  street: 'B-27, Sector 62',
  city: 'Noida',
  region: 'Uttar Pradesh',
  postalCode: '201309',
  country: 'India',
} as const;

const hours = { days: 'Mon - Sat', times: '9:00 am to 6:00 pm' } as const;

/** The address in one line, as a letter would carry it. */
export const addressLine = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;

/**
 * The company, stated once. Everything here is invented; `.example` hosts belong to nobody. What few modules need is in separate files.
 * @example
 * <a href={brand.phone.href}>{brand.phone.display}</a>
 */
export const brand = {
  name: 'Sevantra Facility Services',
  shortName: 'Sevantra',
  slug: 'sevantra',
  tagline: 'Buildings that simply work',
  phone: { display: '+91 120 555 0142', href: 'tel:+911205550142' },
  /**
   * The number on WhatsApp, in digits alone with the country's code. The office's own, since WhatsApp Business takes landlines. Empty: no
   * links to it.
   */
  whatsapp: '911205550142',
  email: 'hello@sevantra.example',
  /** For people who look for work: the form for customers would ask them the wrong questions. */
  careersEmail: 'careers@sevantra.example',
  address,
  hours,
  /** The same in one line. */
  workingHours: `${hours.days} ${hours.times}`,
  companyYears: 30,
  peopleYears: 50,
  readyPeople: 1000,
  industries: 10,
  happyCustomers: 20,
  /** The day on which the four numbers above were last counted. */
  countedOn: '30\u00a0September 2026',
  registration: {
    legalName: 'Sevantra Facility Services Private Limited',
    cin: 'U74999UP1994PTC000000',
    registeredOffice: addressLine,
    grievance: { name: 'Meera Rao, Grievance Officer', email: 'grievance@sevantra.example' },
  },
} as const;

/** The date of the privacy policy, in both languages: stored with each enquiry as the notice that it was sent under. */
export const privacyNoticeVersion = '2026-11-30';

export const tendersEmail = 'tenders@sevantra.example';

export const socialProfiles = [
  { name: 'LinkedIn', href: 'https://linkedin.example/sevantra' },
  { name: 'Facebook', href: 'https://facebook.example/sevantra' },
  { name: 'Instagram', href: 'https://instagram.example/sevantra' },
  { name: 'YouTube', href: 'https://youtube.example/sevantra' },
] as const;

/** Where 'Home' leads; the same page as `/`, which is the address for search engines. */
export const homePath = '/home';

/** Path of the office's vCard, and the name under which it is saved. */
export const officeCardPath = `/${brand.slug}-office.vcf`;
