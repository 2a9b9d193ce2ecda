import { brand, tendersEmail } from '@site/brand';
import { expect, test } from '@site/e2e';
import { extractText, getDocumentProxy } from 'unpdf';
import { request } from '../../support/request.ts';
import { industries, services } from '../../support/routes.ts';

test('can be read: words, title, language, tags, headings and alternative texts', async () => {
  const { title, text, tags } = await readDocument(`/${brand.slug}-brochure.pdf`);
  expect(title).toBe(`${brand.name}: brochure`);
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
  expect(tags.filter(({ role }) => role === 'H3').length).toBeGreaterThanOrEqual(services.length + industries.length);
  expect(tags.filter(({ role }) => role === 'Figure').length).toBeGreaterThan(services.length + industries.length);
});

test('has a tender pack beside it, whose tables are tagged', async () => {
  const { title, text, tags } = await readDocument(`/${brand.slug}-tender-pack.pdf`);
  expect(title).toBe(`${brand.name}: tender pack for hospitals`);
  for (const words of [
    'Counted from the call, in contracted wards and OTs',
    'If we come late',
    'The roster: posts filled in each shift',
    'Service charge, 8%',
    'Kavita Nair, Associate Director, Technical and Process',
    'Gratuity',
    'Public liability policy',
    'What we do not offer',
    tendersEmail,
    brand.registration.cin,
  ])
    expect.soft(text).toContain(words);
  expect(tags.filter(({ role }) => role === 'Table').length).toBeGreaterThanOrEqual(7);
  expect(tags.filter(({ role }) => role === 'TH').length).toBeGreaterThan(50);
});

/** Checks what both documents promise to those who read with a screen reader. */
async function readDocument(path: string) {
  const { status, headers, body } = await request(path);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const document = await getDocumentProxy(new Uint8Array(body));
  expect(document.numPages).toBeGreaterThanOrEqual(4);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: 'en-IN' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await document.getOutline()).length).toBeGreaterThan(0);

  const sheets = await Promise.all(
    Array.from({ length: document.numPages }, async (_, place) => (await document.getPage(place + 1)).getStructTree()),
  );
  const tags = sheets.flatMap(tagsOf);
  expect(tags.filter(({ role }) => role === 'H1')).toHaveLength(1);
  expect(tags.filter(({ role, alt = '' }) => role === 'Figure' && alt.length < 20)).toEqual([]);
  const { text } = await extractText(document, { mergePages: true });
  return { title: 'Title' in info ? info.Title : undefined, text, tags };
}

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
