/** The names that the specification leaves open, as decided once for the whole site. */
export const company = {
  name: 'Sevantra',
  phone: '+91 120 555 0142',
  email: 'hello@sevantra.example',
  hours: 'Mon - Sat 9:00 am to 6:00 pm',
  place: /Noida,\sUttar\sPradesh/,
};

export const services = {
  '/house-keeping-services': /house ?keeping/i,
  '/electrical-services': /electrical/i,
  '/plumbing-services': /plumbing/i,
  '/horticulture-and-gardening-services': /horticulture/i,
  '/management-of-departmental-stores': /departmental stores/i,
  '/pantry-services': /pantry/i,
  '/paramedic-services': /paramedic/i,
  '/old-age-care-services': /old.age care/i,
  '/event-organizing-services': /event/i,
};

export const industries = {
  '/commercials': /commercial/i,
  '/corporate': /corporate/i,
  '/residential': /residential/i,
  '/healthcare': /healthcare/i,
  '/education': /education/i,
  '/event': /event/i,
};

export const companyPages = [
  '/about-us',
  '/our-vision',
  '/our-leadership',
  '/sevantra-value',
  '/our-approach',
  '/investors-relationship',
];

/** Every page but the contact page's thanks and the posts. */
export const pages = [
  ...companyPages,
  '/services',
  ...Object.keys(services),
  '/industries',
  ...Object.keys(industries),
  '/contact',
  '/blogs',
  '/privacy-policy',
  '/terms-of-services',
  '/cookies-policy',
  '/disclaimer',
  '/test',
];
