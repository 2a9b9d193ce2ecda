import { builtOn, partConfigs } from '@site/build/rspack-part';
import { federation } from './federation.ts';

export default partConfigs(federation, import.meta.dirname, {
  cacheGroups: {
    // All pages but this one have the form in their footer.
    subscription: builtOn('Subscribe', 'SubscriptionPage'),
    quotes: builtOn('ContactPage', 'QuoteForm'),
  },
});
