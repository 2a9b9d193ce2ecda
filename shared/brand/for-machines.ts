// What search engines, browsers and scanners are told of the company. A file of its own: an object is in a script whole or not at all.

/** Days as schema.org names them, times on a 24-hour clock: `brand.workingHours` in other words. */
export const opening = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '09:00',
  closes: '18:00',
} as const;

export const geo = { latitude: 28.6274, longitude: 77.3725 } as const;

export const securityEmail = 'security@sevantra.example';

/** Paints of the mark, for what no stylesheet reaches: icons, social cards, the browser's own frame. */
export const colours = {
  deep: '#0b3b3a',
  teal: '#0f6b62',
  gold: '#f2b441',
  paper: '#fbf8f2',
  night: '#0c1817',
  sage: '#8fb5aa',
  cream: '#ede3d2',
} as const;
