import { brand } from '@site/brand';
import { visitPath } from '@site/brand/contact-links';
import type { LoaderArgs } from '@site/contracts/part-routes';
import { useLoaderData } from '@site/host/router';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import { Notice } from '@site/ui/Notice';
import { Section } from '@site/ui/Section';
import type { Hit } from './create-search.ts';
import { Absences, countOf, HitLink, Marked, NothingFound, SectionLabel, StartingPoints } from './result-elements.tsx';
import { SearchForm } from './SearchForm.tsx';
import classes from './SearchPage.module.css';
import { resultsAddress } from './search-address.ts';
import { askServer, loadSearch } from './search-client.ts';
import { emptySearch, queryOf, type SearchPageData } from './search-page-data.ts';
import { tidyQuery } from './words.ts';

/** All results of a query, at their own address. Works without scripts. */
export function SearchPage() {
  const data = useLoaderData<SearchPageData>();
  return (
    <>
      <Banner title="Search">
        <SearchForm query={queryOf(data)} />
      </Banner>
      <Section>{data.status === 'failed' ? <Failed query={data.query} /> : <Findings {...data} />}</Section>
    </>
  );
}

/** Browser only. The server-rendered page gets its results from the edge. */
export async function loader({ request }: Pick<LoaderArgs, 'request'>): Promise<SearchPageData> {
  const query = tidyQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (query === '') return emptySearch;
  try {
    // Without the server, the results of the page's own index are better than nothing.
    const result = await askServer(query).catch(async () => (await loadSearch())(query));
    return { status: 'ready', result };
  } catch {
    return { status: 'failed', query };
  }
}

/** The area below the form. */
function Findings({ result }: Extract<SearchPageData, { status: 'ready' }>) {
  const { query, hits, absences } = result;
  return (
    <div className={classes.root}>
      <div className={classes.findings}>
        <p className={classes.count} role="status">
          {query === '' ? 'Or choose a page' : countOf(result)}
        </p>
        <Absences absences={absences} />
        {query === '' && <StartingPoints look="cards" />}
        {query !== '' && hits.length === 0 && <NothingFound query={query} look="cards" />}
        {hits.length > 0 && <HitList hits={hits} />}
      </div>
      <CallBox
        title="Prefer to ask a person?"
        text={`Call or write in your own words, in English or Hindi. We answer ${brand.workingHours}.`}
      >
        <ButtonLink to={visitPath}>Arrange a visit</ButtonLink>
      </CallBox>
    </div>
  );
}

/** The best match, then the others by section, in the order in which they come. */
function HitList({ hits }: { hits: Hit[] }) {
  const sections = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = hit.isBest ? 'Best match' : (hit.section ?? 'Other pages');
    sections.set(name, [...(sections.get(name) ?? []), hit]);
  }
  return (
    <div className={classes.hits}>
      {[...sections].map(([name, hits]) => (
        <section key={name}>
          <h2>
            {name} {hits[0]?.isBest ?? <span>{hits.length}</span>}
          </h2>
          <ol role="list">
            {hits.map((hit) => (
              <li key={hit.path}>
                <HitItem {...hit} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function HitItem({ path, title, text, section, words, isBest }: Hit) {
  return (
    <>
      <h3>
        <HitLink to={path}>
          <Marked text={title} words={words} />
        </HitLink>
      </h3>
      {isBest && <SectionLabel section={section} />}
      <p>
        <Marked text={text} words={words} />
      </p>
    </>
  );
}

function Failed({ query }: { query: string }) {
  return (
    <Notice
      kind="error"
      title="The search could not be loaded"
      headingLevel={2}
      actions={<ButtonLink to={resultsAddress(query)}>Search again</ButtonLink>}
    >
      <p>
        Please check your connection, or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
      </p>
    </Notice>
  );
}
