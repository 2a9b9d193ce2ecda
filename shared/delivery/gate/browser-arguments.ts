/** For Chromium in checks and journeys: lets it run as root in containers, and keeps it from calling Google. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
