/** An entity of a page's graph, as written in its block. */
export type Entity = Record<string, unknown>;

/**
 * Properties that search engines require of each type that this site uses (developers.google.com/search/docs/appearance/structured-data).
 */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'address', 'telephone', 'email'],
  LocalBusiness: [
    'name',
    'url',
    'image',
    'address',
    'telephone',
    'geo',
    'openingHoursSpecification',
    'priceRange',
    'areaServed',
    'hasMap',
  ],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  ContactPoint: ['contactType', 'telephone'],
  PropertyValue: ['propertyID', 'value'],
  ImageObject: ['url', 'width', 'height'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'description', 'isPartOf'],
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

/** Properties for machines only: addresses, codes, dates. The text of all others is visible on the page, too. */
const unread = new Set([
  ...['@context', '@type', '@id', 'url', 'image', 'item', 'sameAs', 'width', 'height', 'caption', 'inLanguage'],
  ...[
    'dayOfWeek',
    'opens',
    'closes',
    'addressCountry',
    'contactType',
    'areaServed',
    'hasMap',
    'priceRange',
    'availableLanguage',
    'propertyID',
    'datePublished',
    'dateModified',
  ],
]);

/** The entities of a page by their type; those of one type in their order. */
export function entitiesOf(block: string): Entity[] {
  const graph = JSON.parse(block);
  return graph['@graph'];
}

/** Problems of a page's entities, as messages; empty if there are none. */
export function problemsOf(entities: Entity[], readable: string): string[] {
  const nested = entities.flatMap(allEntities);
  const known = new Set(nested.filter((entity) => Object.keys(entity).length > 1).map((entity) => entity['@id']));
  return nested.flatMap((entity) => [
    ...problemsOfEntity(entity, known),
    ...wordsOf(entity).flatMap((word) => (readable.includes(word) ? [] : [`nobody can read "${word}"`])),
  ]);
}

function problemsOfEntity(entity: Entity, known: Set<unknown>): string[] {
  const { '@id': id, '@type': type } = entity;
  if (Object.keys(entity).length === 1 && id) return known.has(id) ? [] : [`${id} is nowhere on the page`];
  const wanted = required[String(type)];
  if (!wanted) return [`no required properties are known of ${type}`];
  return wanted
    .filter((name) => entity[name] === undefined || entity[name] === '')
    .map((name) => `${type} has no ${name}`);
}

/** An entity and all entities inside it. */
function allEntities(entity: Entity): Entity[] {
  return [entity, ...Object.values(entity).flat().filter(isEntity).flatMap(allEntities)];
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null;
}

/** Texts of the entity itself that a visitor must be able to read. Cities are left out: every page's data has them, one page shows them. */
function wordsOf(entity: Entity): string[] {
  if (entity['@type'] === 'City') return [];
  return Object.entries(entity).flatMap(([name, value]) =>
    unread.has(name) ? [] : [value].flat().filter((one) => typeof one === 'string'),
  );
}
