/** The part whose role is the host: it lends the singletons and shows every page's frame. */
export const hostPart = 'shell';
