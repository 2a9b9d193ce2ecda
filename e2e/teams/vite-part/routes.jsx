export const routes = [{ path: '/awards', page: async () => (await import('./AwardsPage.jsx')).AwardsPage }];
