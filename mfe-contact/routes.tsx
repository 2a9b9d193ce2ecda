import { definePage } from '@site/contracts/part-routes';

export const routes = [
  definePage({
    path: '/contact',
    page: () =>
      import(/* webpackChunkName: "ContactPage" */ './pages/ContactPage.tsx').then((module) => module.ContactPage),
    // A chunk of its own, because only the server runs it.
    action: (args) =>
      import(/* webpackChunkName: "post-contact-form" */ './data/post-contact-form.ts').then(({ postContactForm }) =>
        postContactForm(args),
      ),
  }),
  definePage({
    path: '/hi/contact',
    page: () =>
      import(/* webpackChunkName: "HindiContactPage" */ './pages/HindiContactPage.tsx').then(
        (module) => module.HindiContactPage,
      ),
    action: (args) =>
      import(/* webpackChunkName: "post-contact-form" */ './data/post-contact-form.ts').then(({ postHindiForm }) =>
        postHindiForm(args),
      ),
  }),
  definePage({
    path: '/subscription',
    page: () =>
      import(/* webpackChunkName: "SubscriptionPage" */ './pages/SubscriptionPage.tsx').then(
        (module) => module.SubscriptionPage,
      ),
    action: (args) =>
      import(/* webpackChunkName: "post-subscription" */ './data/post-subscription.ts').then(({ postSubscription }) =>
        postSubscription(args),
      ),
  }),
  definePage({
    path: '/enquiry',
    page: () =>
      import(/* webpackChunkName: "EnquiryLinkPage" */ './pages/EnquiryLinkPage.tsx').then(
        (module) => module.EnquiryLinkPage,
      ),
    action: (args) =>
      import(/* webpackChunkName: "post-enquiry-link" */ './data/post-enquiry-link.ts').then(({ postEnquiryLink }) =>
        postEnquiryLink(args),
      ),
  }),
  definePage({
    path: '/your-data',
    page: () =>
      import(/* webpackChunkName: "YourDataPage" */ './pages/YourDataPage.tsx').then((module) => module.YourDataPage),
    action: (args) =>
      import(/* webpackChunkName: "post-your-data" */ './data/post-your-data.ts').then(({ postYourData }) =>
        postYourData(args),
      ),
  }),
];
