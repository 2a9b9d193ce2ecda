import { type Analytics, analytics } from '@site/brand/analytics';

/** What both policies say of counting visits, and of other companies' scripts. */
export function analyticsClauses(counter: Analytics | undefined = analytics) {
  if (!counter) {
    return {
      count: [],
      otherHosts: 'This site has no cookies of the second kind, because nothing is loaded from any other host.',
      notUsed: 'Analytics of what you read or click, heat maps or session recording.',
      notCollected:
        'We do not analyse what you read or do, and we use no advertising tags, social media plug-ins or fingerprinting. Nothing is loaded from other companies unless you press a button that says so:',
    };
  }
  const { tool, serversIn } = counter;
  return {
    count: [
      `We count visits with ${tool}: which page was opened, from which website and country, and with what kind of browser and device. It sets no cookie, stores no network address and does not know who you are. Its servers are in ${serversIn}.`,
    ],
    otherHosts: `This site has no cookies of the second kind: ${tool}, with which we count visits, sets none, and nothing else is loaded from any other host.`,
    notUsed: 'Analytics that follow one visitor, heat maps or session recording.',
    notCollected: `We count visits with ${tool}, without knowing who you are, and use no advertising tags, social media plug-ins or fingerprinting. Nothing else is loaded from other companies unless you press a button that says so:`,
  };
}
