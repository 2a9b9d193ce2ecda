import { costs } from './costs.ts';
import { priceOf, prices } from './prices.ts';
import { hitRate, hourlyViews, renderBacklog, zipf } from './visits.ts';

/** What nobody has measured: how visitors and teams behave. */
export const assumptions = {
  pages: 2_000,
  viewsPerVisit: 2.5,
  returningShare: 0.4,
  /** Between two visits of the same person. */
  daysBetweenVisits: 7,
  /** Parts whose files a page needs: the shell, its own, and one fragment. */
  partsOfPage: 3,
  /** Pictures of posts that a view fetches: of five views one is of home, the list or a post. */
  picturesPerView: 0.2 * costs.picturesOfPage,
  enquiriesPerVisit: 1 / 1_000,
  /** Deliveries come in so many hours a day, and so do most visitors. */
  workingHours: 10,
  /** The busiest second of the busiest hour, against its mean. */
  burst: 1.5,
  /** A core is busy at most so long that requests do not wait for each other. */
  maxUse: 0.6,
};
const popularity = zipf(assumptions.pages);
const secondsOfMonth = (365 / 12) * 86_400;

export interface Size {
  viewsPerMonth: number;
  deploysPerDay: number;
  parts: number;
}

export interface Design {
  name: string;
  regions: number;
  /** Edges at least; one more than needed where there are two or more, so that one may be lost. */
  edges: number;
  /** Whether edges can be added: they share nothing. */
  canGrow: boolean;
  /** Caches of the CDN, each with copies of its own; 0 without one. */
  caches: number;
  usesBucket: boolean;
  /** Gigabits a second of the line to a region. */
  line: number;
  /** Blog services of the first region: PostgreSQL has room for 50 connections, ten each, and two contact services have twenty. */
  maxBlogServices: number;
  edgeCacheMb: number;
}

const twoOfEach = {
  regions: 1,
  edges: 2,
  canGrow: true,
  caches: 0,
  usesBucket: true,
  line: 10,
  maxBlogServices: 3,
  edgeCacheMb: 1_024,
};
export const designs: Design[] = [
  {
    ...twoOfEach,
    name: 'one machine',
    edges: 1,
    canGrow: false,
    usesBucket: false,
    line: 1,
    maxBlogServices: 1,
    edgeCacheMb: 128,
  },
  { ...twoOfEach, name: 'two of each' },
  { ...twoOfEach, name: 'CDN', caches: 20 },
  { ...twoOfEach, name: 'regions', caches: 60, regions: 3 },
];

/** Requests a second of one kind, and who answers them. */
export interface Flow {
  kind: keyof typeof costs.edge;
  requests: number;
  byCdn: number;
  /** By an edge alone. */
  byEdge: number;
  /** Pages that an edge renders, and requests that it forwards to a service. */
  byService: number;
  /** Size of one response. */
  bytes: number;
}

/** Seconds between two deploys, in working hours. */
export function changeSeconds({ deploysPerDay }: Pick<Size, 'deploysPerDay'>): number {
  return (assumptions.workingHours * 3_600) / deploysPerDay;
}

/** Scripts and style sheets that a returning visitor's first page fetches because of deploys since the last visit. */
export function returningFiles({ deploysPerDay, parts }: Size): { files: number; bytes: number } {
  const { daysBetweenVisits, partsOfPage } = assumptions;
  const changed = Math.min(parts, partsOfPage) * (1 - Math.exp((-deploysPerDay / parts) * daysBetweenVisits));
  return { files: changed * costs.deployedPart.files, bytes: changed * costs.deployedPart.bytes };
}

/** Requests while so many pages a second are viewed. A visit begins with a document; further views fetch files and data. */
export function flowsOf(viewsPerSecond: number, design: Design, size: Size, edges: number): Flow[] {
  const { viewsPerVisit, returningShare, picturesPerView, enquiriesPerVisit } = assumptions;
  const visits = viewsPerSecond / viewsPerVisit;
  const further = viewsPerSecond - visits;
  const perVisit = (key: 'files' | 'bytes') =>
    (1 - returningShare) * (costs.firstPage[key] + (viewsPerVisit - 1) * costs.furtherPage[key]) +
    returningShare * returningFiles(size)[key];
  const flow = (kind: Flow['kind'], requests: number, bytes: number, cdnRate: HitRate, edgeRate: HitRate): Flow => {
    const byCdn = design.caches > 0 ? requests * cdnRate(requests / design.caches) : 0;
    const byEdge = (requests - byCdn) * edgeRate((requests - byCdn) / edges);
    return { kind, requests, byCdn, byEdge, byService: requests - byCdn - byEdge, bytes };
  };
  const traced = (options: { ttlSeconds?: number; capacity?: number }) => (perSecond: number) =>
    hitRate({ popularity, perSecond, changeSeconds: changeSeconds(size), ...options });
  const { page, call, picture, report, enquiry } = costs.bytes;
  return [
    flow('page', visits, page, traced({ ttlSeconds: 20 }), traced({ capacity: pagesInMemory(design) })),
    // Their addresses name their content, so that a deploy empties no cache.
    flow('file', visits * perVisit('files'), perVisit('bytes') / perVisit('files'), always, always),
    flow('picture', viewsPerSecond * picturesPerView, picture, always, never),
    flow('call', further, call, traced({ ttlSeconds: 1 }), traced({ ttlSeconds: 1 })),
    flow('report', visits, report, never, always),
    flow('enquiry', visits * enquiriesPerVisit, enquiry, never, never),
  ];
}

/** By requests a second at one cache. */
type HitRate = (perSecond: number) => number;
const always: HitRate = () => 1;
const never: HitRate = () => 0;

/** Half of EDGE_CACHE_MB is for pages (`edge-memory.ts`). */
function pagesInMemory({ edgeCacheMb }: Design): number {
  return Math.floor((edgeCacheMb * 1e6 * 0.5) / costs.bytes.pageInMemory);
}

/** Cores that are busy in one second. */
function coresOf(flows: Flow[]): Record<'edge' | 'renderers' | 'blog' | 'contact' | 'proxy', number> {
  const sum = (cost: (flow: Flow) => number) => flows.reduce((total, flow) => total + cost(flow), 0) / 1e6;
  const forwarded = (kind: Flow['kind'], each: number) =>
    sum((flow) => (flow.kind === kind ? flow.byService * each : 0));
  return {
    edge: sum(({ kind, byEdge, byService }) => costs.edge[kind] * (kind === 'page' ? byEdge : byEdge + byService)),
    renderers: forwarded('page', costs.renderedPage),
    blog: forwarded('call', costs.blog.call) + forwarded('picture', costs.blog.picture),
    contact: forwarded('enquiry', costs.contact.enquiry),
    proxy: sum(({ byEdge, byService }) => costs.proxy * (byEdge + byService)),
  };
}

export interface Forecast {
  edges: number;
  /** Cores that have to be there for the busiest second. */
  cores: number;
  memoryGb: number;
  /** Millions of LIST and GET in a month. */
  bucketRequests: number;
  /** Terabytes in a month: to visitors, and those of them that machines send themselves. */
  toVisitors: number;
  fromMachines: number;
  /** Enquiries stored in the busiest second, and connections to the database. */
  stored: number;
  connections: number;
  /** US dollars a month. */
  money: number;
  /** The most used first; what is used above 1 is broken. */
  limits: { name: string; used: number }[];
}

export function forecast(design: Design, size: Size): Forecast {
  const peakViews = (Math.max(...hourlyViews(size.viewsPerMonth)) / 3_600) * assumptions.burst;
  const { maxUse } = assumptions;
  const spare = design.edges > 1 ? 1 : 0;
  const edgesFor = (edges: number) =>
    Math.ceil(coresOf(flowsOf(peakViews, design, size, edges)).edge / maxUse / design.regions);
  const perRegion = design.canGrow
    ? Math.max(design.edges, edgesFor(design.edges * design.regions) + spare)
    : design.edges;
  const edges = perRegion * design.regions;
  const peak = flowsOf(peakViews, design, size, edges);
  const month = flowsOf(size.viewsPerMonth / secondsOfMonth, design, size, edges);
  const busy = coresOf(peak);
  const blogServices = Math.max(spare + 1, Math.ceil(busy.blog / maxUse / design.regions)) * design.regions;
  const contactServices = spare + 1;
  // On one machine all processes share its cores.
  const sharing = Math.max(2, Math.ceil(Object.values(busy).reduce((sum, one) => sum + one, 0) / maxUse));
  const renderers = Math.ceil(busy.renderers / maxUse);
  const proxies = Math.ceil(busy.proxy / maxUse);
  const cores = spare ? edges + renderers + proxies + blogServices + contactServices : sharing;
  const memoryGb =
    (edges * (costs.memory.edge + design.edgeCacheMb) + (blogServices + contactServices) * costs.memory.service) /
    1_000;
  const terabytes = (flows: Flow[], count: (flow: Flow) => number) =>
    (flows.reduce((sum, flow) => sum + count(flow) * flow.bytes, 0) * secondsOfMonth) / 1e12;
  const fromMachines = terabytes(month, ({ requests, byCdn }) => requests - byCdn);
  const toVisitors = terabytes(month, ({ requests }) => requests);
  const requestsInMonth = month.reduce((sum, { requests }) => sum + requests, 0) * secondsOfMonth;
  const lists = design.usesBucket ? edges * costs.bucket.listsPerSecond * secondsOfMonth : 0;
  const gets = design.usesBucket ? edges * costs.bucket.getsPerDeploy * size.deploysPerDay * (365 / 12) : 0;
  const stored = peak.find(({ kind }) => kind === 'enquiry')?.requests ?? 0;
  const pages = peak.find(({ kind }) => kind === 'page')?.requests ?? 0;
  const backlog = renderBacklog(popularity, pages / edges, costs.renderedPage / 1e6);
  const peakLine = peak.reduce((sum, { requests, byCdn, bytes }) => sum + (requests - byCdn) * bytes * 8, 0) / 1e9;
  const limits = [
    { name: 'the one edge', used: design.canGrow ? 0 : busy.edge / maxUse },
    { name: 'renderers, three for an edge', used: busy.renderers / maxUse / 3 / edges },
    { name: 'the line', used: peakLine / design.line / design.regions },
    { name: 'blog services, ten connections each', used: busy.blog / maxUse / design.regions / design.maxBlogServices },
    { name: 'enquiries of one database', used: stored / costs.enquiriesPerSecond },
    { name: 'pages not rendered before the next deploy', used: backlog / changeSeconds(size) },
    { name: 'gates one after the other', used: costs.gateSeconds / changeSeconds(size) },
  ].sort((one, other) => other.used - one.used);
  const money =
    cores * prices.core +
    Math.max(0, memoryGb - 2 * cores) * prices.gigabyte +
    (lists * prices.lists + gets * prices.gets) / 1_000 +
    (spare ? design.regions * prices.proxy + prices.postgres : 0) +
    (design.caches > 0
      ? priceOf(toVisitors, prices.cdnEgress) + (requestsInMonth * prices.cdnRequests) / 1_000
      : priceOf(fromMachines, prices.egress));
  return {
    edges,
    cores,
    memoryGb,
    bucketRequests: (lists + gets) / 1e6,
    toVisitors,
    fromMachines,
    stored,
    // Blog services of further regions have databases of their own.
    connections: spare ? (blogServices / design.regions + contactServices) * costs.connections : 0,
    money,
    limits,
  };
}

/** Where the design breaks: views a month at which its most used limit is reached, and which that is. */
export function breakingPoint(
  design: Design,
  size: Omit<Size, 'viewsPerMonth'>,
): { viewsPerMonth: number; limit: string } {
  let [low, high] = [6, 12];
  const firstOf = (power: number) => forecast(design, { ...size, viewsPerMonth: 10 ** power }).limits[0];
  while (high - low > 0.02) {
    const middle = (low + high) / 2;
    if ((firstOf(middle)?.used ?? 0) > 1) high = middle;
    else low = middle;
  }
  return { viewsPerMonth: 10 ** low, limit: firstOf(high)?.name ?? '' };
}
