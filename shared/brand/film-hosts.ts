/** Where films are played from. Pages may show frames of these hosts and of no others; nothing is loaded before a visitor presses 'Play'. */
export const filmHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
