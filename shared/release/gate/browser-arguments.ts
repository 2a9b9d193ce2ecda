/** For Chromium in checks and journeys: runs as root in containers, and makes no calls home, which a closed network refuses one by one. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
