import type { PartRoute } from '@site/contracts/part';

export const routes = [
  {
    path: '/contact',
    page: () =>
      import(/* webpackChunkName: "ContactPage" */ './pages/ContactPage.tsx').then((module) => module.ContactPage),
    // A chunk of its own: only the server runs it, and browsers need not load it.
    action: (args) =>
      import(/* webpackChunkName: "post-contact-form" */ './data/post-contact-form.ts').then(({ action }) =>
        action(args),
      ),
  },
  {
    path: '/subscription',
    page: () =>
      import(/* webpackChunkName: "SubscriptionPage" */ './pages/SubscriptionPage.tsx').then(
        (module) => module.SubscriptionPage,
      ),
    action: (args) =>
      import(/* webpackChunkName: "post-subscription" */ './data/post-subscription.ts').then(({ action }) =>
        action(args),
      ),
  },
] satisfies PartRoute[];
