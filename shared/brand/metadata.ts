// What search engines, browsers and scanners learn about the company. A file of its own, because a bundler cannot leave out parts of an
// object.

/** Days as schema.org names them, times on a 24-hour clock: `brand.workingHours` in other words. */
export const opening = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '09:00',
  closes: '18:00',
} as const;

export const geo = { latitude: 28.6274, longitude: 77.3725 } as const;

export const officeMapHref = `https://www.openstreetmap.org/?mlat=${geo.latitude}&mlon=${geo.longitude}#map=16/${geo.latitude}/${geo.longitude}`;

/** Where the company has supervisors of its own, nearest first. */
export const servedCities = ['Noida', 'Ghaziabad', 'Greater Noida', 'Delhi', 'Faridabad', 'Gurugram'] as const;

/** Languages that the company answers in. */
export const spokenLanguages = ['en', 'hi'] as const;

/** From one rupee sign, cheap, to four, as schema.org writes it: directories sort by it. */
export const priceRange = '₹₹';

export const securityEmail = 'security@sevantra.example';

/**
 * Colours of the mark, for what no style sheet reaches: icons, social cards, the browser's own frame.
 * @example
 * <meta name="theme-color" content={colours.paper} />
 */
export const colours = {
  deep: '#0b3b3a',
  teal: '#0f6b62',
  gold: '#f2b441',
  paper: '#fbf8f2',
  night: '#0c1817',
  sage: '#8fb5aa',
  cream: '#ede3d2',
} as const;

/** Where films are played from. Pages may show frames of these hosts and of no others; nothing is loaded before a visitor presses 'Play'. */
export const filmHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
