export interface View {
  name: string;
  path: string;
  width: number;
  /** Light by default. */
  scheme?: 'dark';
}

/** One page of every kind, at the width of a laptop, a tablet or a phone; home at two; two of them in the dark. */
export const views: View[] = [
  { name: 'home', path: '/', width: 1280 },
  { name: 'home-phone', path: '/', width: 360 },
  { name: 'services', path: '/services', width: 1280 },
  { name: 'service', path: '/plumbing-services', width: 1280 },
  { name: 'industry-phone', path: '/education', width: 360 },
  { name: 'text', path: '/about-us', width: 1280 },
  { name: 'leadership-tablet', path: '/our-leadership', width: 768 },
  { name: 'contact-phone', path: '/contact', width: 360 },
  { name: 'blog-list', path: '/blogs', width: 1280 },
  { name: 'post-phone', path: '/blogs/handing-over-a-building-to-a-new-team', width: 360 },
  { name: 'not-found', path: '/404', width: 1280 },
  { name: 'home-dark', path: '/', width: 1280, scheme: 'dark' },
  {
    name: 'post-dark-phone',
    path: '/blogs/handing-over-a-building-to-a-new-team',
    width: 360,
    scheme: 'dark',
  },
];
