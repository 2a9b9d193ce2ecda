export interface Remote {
  part: 'marketing' | 'blog' | 'contact';
  path: string;
  /** Name of the page's script. */
  chunk: string;
  heading: string | RegExp;
  /** A page of another part, with a link to this one in the menu. */
  from: string;
  submenu?: string;
  link: string;
}

/** A page of each remote, and how a visitor comes to it from a page of another part. */
export const remotes: Remote[] = [
  {
    part: 'marketing',
    path: '/our-approach',
    chunk: 'ApproachPage',
    heading: /\S/,
    from: '/blogs',
    submenu: 'About us',
    link: 'Our approach',
  },
  { part: 'blog', path: '/blogs', chunk: 'BlogListPage', heading: 'Blogs', from: '/about-us', link: 'Blogs' },
  {
    part: 'contact',
    path: '/contact',
    chunk: 'ContactPage',
    heading: 'Contact us',
    from: '/about-us',
    link: 'Contact',
  },
];
