/** The part in the role of the host: it provides the singletons and the frame of every page. */
export const hostPart = 'shell';
