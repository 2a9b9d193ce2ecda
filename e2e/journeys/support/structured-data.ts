/** A thing of a page's graph, as it stands in the block. */
export type Thing = Record<string, unknown>;

/** What search engines want of each type that this site uses (developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'address', 'telephone', 'email'],
  LocalBusiness: ['name', 'url', 'image', 'address', 'telephone', 'geo', 'openingHoursSpecification'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  ContactPoint: ['contactType', 'telephone'],
  PropertyValue: ['propertyID', 'value'],
  ImageObject: ['url', 'width', 'height'],
  WebSite: ['name', 'url', 'publisher'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['name', 'url', 'description', 'isPartOf', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  City: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
};

/** Properties for machines only: addresses, codes, dates. All others are words that a visitor can read, too. */
const unread = new Set([
  ...[
    '@context',
    '@type',
    '@id',
    'url',
    'image',
    'item',
    'sameAs',
    'urlTemplate',
    'query-input',
    'width',
    'height',
    'caption',
    'inLanguage',
  ],
  ...[
    'dayOfWeek',
    'opens',
    'closes',
    'addressCountry',
    'contactType',
    'areaServed',
    'availableLanguage',
    'propertyID',
    'datePublished',
    'dateModified',
  ],
]);

/** The things of a page by their type; those of one type in their order. */
export function thingsOf(block: string): Thing[] {
  const graph = JSON.parse(block);
  return graph['@graph'];
}

/** What is wrong with a page's things, in words; empty where nothing is. */
export function faultsOf(things: Thing[], readable: string): string[] {
  const nested = things.flatMap(allThings);
  const known = new Set(nested.filter((thing) => Object.keys(thing).length > 1).map((thing) => thing['@id']));
  return nested.flatMap((thing) => [
    ...faultsOfThing(thing, known),
    ...wordsOf(thing).flatMap((word) => (readable.includes(word) ? [] : [`nobody can read "${word}"`])),
  ]);
}

function faultsOfThing(thing: Thing, known: Set<unknown>): string[] {
  const { '@id': id, '@type': type } = thing;
  if (Object.keys(thing).length === 1 && id) return known.has(id) ? [] : [`${id} is nowhere on the page`];
  const wanted = required[String(type)];
  if (!wanted) return [`no required properties are known of ${type}`];
  return wanted
    .filter((name) => thing[name] === undefined || thing[name] === '')
    .map((name) => `${type} has no ${name}`);
}

/** A thing and all things inside it. */
function allThings(thing: Thing): Thing[] {
  return [thing, ...Object.values(thing).flat().filter(isThing).flatMap(allThings)];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}

/** Texts of a thing itself that a visitor must be able to read. */
function wordsOf(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([name, value]) =>
    unread.has(name) ? [] : [value].flat().filter((one) => typeof one === 'string'),
  );
}
