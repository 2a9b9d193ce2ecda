/** The part's entries in menus, search and sitemap. */
export const table = {
  fragments: [],
  routes: [
    {
      path: '/awards',
      page: 'AwardsPage',
      title: 'Awards of our teams',
      description:
        'What juries of facility managers said of our teams, year by year, and whom to ask about their reports.',
      label: 'Awards',
      trail: [],
      menus: [{ group: 'about', order: 95, label: 'Awards' }],
      searchWords: ['prizes'],
      isIndexed: true,
      updated: '2026-11-27',
    },
  ],
};
