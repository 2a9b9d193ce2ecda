/**
 * What the site costs to serve. Where no other source is named: `npm run scale -w e2e -- measure`, the less of two runs on 29 November 2026, on
 * two cores (AMD EPYC) whose other work (load 8 to 24) only ran while these were idle, Node 20.20.2.
 */
export const costs = {
  /** Microseconds of a core for one request. */
  edge: {
    /** From memory. */
    page: 56,
    /** A script, style sheet, font or picture of a part. */
    file: 66,
    /** A call that the edge has in memory: `s-maxage=1`. */
    call: 38,
    /** A picture of a post, forwarded. */
    picture: 502,
    /** How fast a page was, sent when its visitor leaves it. */
    report: 63,
    enquiry: 349,
  },
  /** A page that is rendered, in a thread of its own. */
  renderedPage: 12_565,
  blog: { call: 213, picture: 215 },
  contact: { enquiry: 931 },
  /** `nginx` for any request, on a quiet machine (`figures.md`, 'One page from memory'). */
  proxy: 29,

  /** Bytes as they come over the network, by Brotli where that helps. A page is HTML. */
  bytes: { page: 18_000, pageInMemory: 155_000, call: 4_000, picture: 44_000, report: 300, enquiry: 1_000 },
  /**
   * Pictures of posts on home, the list and a post, read to the end: 6, 10, 4. On a phone of 390 px at 3x, whose pictures are the larger ones
   * (30 November 2026); at 1280 px half the bytes.
   */
  picturesOfPage: 6.7,
  /** Files of parts that a browser without any fetches for its first page, read to the end, and for each further one. */
  firstPage: { files: 53, bytes: 584_000 },
  furtherPage: { files: 6, bytes: 68_000 },
  /** What a page's visitor fetches anew of a part that was deployed: the mean of four (`bench:deploy`, 29 November). */
  deployedPart: { files: 3, bytes: 24_500 },

  /** Megabytes: OPERATIONS, 'How much memory an edge takes', without EDGE_CACHE_MB; services when idle. */
  memory: { edge: 384, service: 135 },
  /** Seconds of the gate for a changed version (DELIVERY, 'What the gate checks': 17; where all pages are measured again, up to 57). */
  gateSeconds: 17,
  /** An edge asks once a second whether its channel has moved, and fetches the files of a part that went live: 40 to 450. */
  bucket: { listsPerSecond: 1, getsPerDeploy: 250 },
  /**
   * Enquiries that one database stores in a second (OPERATIONS, 27 November: a file as database). Assumed of PostgreSQL too, which nobody
   * has measured.
   */
  enquiriesPerSecond: 190,
  /** Connections to PostgreSQL of one service. */
  connections: 10,
};
