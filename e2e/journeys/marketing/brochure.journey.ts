import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import { extractText, getDocumentProxy } from 'unpdf';
import { request } from '../../support/request.ts';
import { industries, services } from '../../support/routes.ts';

test('can be read: words, title, language, tags, headings and alternative texts', async () => {
  const { status, headers, body } = await request(`/${brand.slug}-brochure.pdf`);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const brochure = await getDocumentProxy(new Uint8Array(body));
  expect(brochure.numPages).toBeGreaterThanOrEqual(4);
  expect((await brochure.getMetadata()).info).toMatchObject({ Title: `${brand.name}: brochure`, Language: 'en-IN' });
  expect(await brochure.getMarkInfo()).toMatchObject({ Marked: true });

  const { text } = await extractText(brochure, { mergePages: true });
  for (const words of [
    brand.name,
    brand.phone.display,
    brand.email,
    brand.workingHours,
    brand.registration.cin,
    `${brand.companyYears}+`,
    `${brand.readyPeople.toLocaleString('en-IN')}+`,
  ])
    expect.soft(text).toContain(words);

  const sheets = await Promise.all(
    Array.from({ length: brochure.numPages }, async (_, place) => (await brochure.getPage(place + 1)).getStructTree()),
  );
  const tags = sheets.flatMap(tagsOf);
  expect(tags.filter(({ role }) => role === 'H1')).toHaveLength(1);
  expect(tags.filter(({ role }) => role === 'H3').length).toBeGreaterThanOrEqual(services.length + industries.length);
  const pictures = tags.filter(({ role }) => role === 'Figure');
  expect(pictures.length).toBeGreaterThan(services.length + industries.length);
  expect(pictures.filter(({ alt = '' }) => alt.length < 20)).toEqual([]);
});

interface Tag {
  /** Present on content that is not a tag itself. */
  type?: string;
  role?: string;
  alt?: string;
  children?: Tag[];
}

/** The tag and all below it. */
function tagsOf(tag: Tag | null): Tag[] {
  return tag ? [tag, ...(tag.children ?? []).flatMap(tagsOf)] : [];
}
