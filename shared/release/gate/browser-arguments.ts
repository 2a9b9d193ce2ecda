/** How checks and journeys start Chromium: as root in containers, and without the calls home that a closed network refuses one by one. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
