import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { useLoaderData } from 'react-router-dom';
import { SearchFindings } from './SearchFindings.tsx';
import { SearchForm } from './SearchForm.tsx';
import { queryOf, type SearchPageData } from './search-page-data.ts';

/** All results of a query, at their own address. Works without scripts. */
export function SearchPage() {
  const data = useLoaderData<SearchPageData>();
  return (
    <>
      <Banner title="Search" crumbs={[{ label: 'Search' }]}>
        <SearchForm query={queryOf(data)} />
      </Banner>
      <Section>
        <SearchFindings data={data} />
      </Section>
    </>
  );
}
