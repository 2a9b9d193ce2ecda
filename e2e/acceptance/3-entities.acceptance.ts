import { expect, test } from '@site/journeys';
import { enquiryByLabel } from '../support/enquiry.ts';
import { field } from './enquiry.ts';

test.describe('3. Entities and their fields', () => {
  test('a post of the list has slug, title, content, picture, date and categories', async ({ request }) => {
    for (const path of ['/api/v1/blogsList', '/api/v1/blogsList/recent']) {
      const { data } = await (await request.get(path)).json();
      expect(data.length, path).toBeGreaterThan(0);
      for (const post of data)
        expect.soft(post, path).toMatchObject({
          slug: expect.stringMatching(/^[a-z0-9-]+$/),
          title: expect.any(String),
          content: expect.any(String),
          featuredImage: expect.any(String),
          published: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          categories: expect.arrayContaining([expect.objectContaining({ categoryName: expect.any(String) })]),
        });
    }
  });

  test('lists the newest first; recent are the six newest', async ({ request }) => {
    const { data: all } = await (await request.get('/api/v1/blogsList')).json();
    const { data: recent } = await (await request.get('/api/v1/blogsList/recent')).json();
    const dates = all.map(({ published }: { published: string }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(recent.map(({ slug }: { slug: string }) => slug)).toEqual(
      all.slice(0, 6).map(({ slug }: { slug: string }) => slug),
    );
  });

  test('a post has title, description, picture, categories and tags', async ({ request }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const answer = await request.get(`/api/v1/blogsBySlug/${data[0].slug}`);
    expect((await answer.json()).data).toMatchObject({
      title: data[0].title,
      description: expect.stringMatching(/<p>/),
      featuredImage: expect.any(String),
      categories: expect.arrayContaining([expect.objectContaining({ categoryName: expect.any(String) })]),
      tags: expect.arrayContaining([expect.objectContaining({ tagName: expect.any(String) })]),
    });
  });

  test('a picture is at the host, /uploads/ and its stored path', { tag: '@own-service' }, async ({
    site,
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const answer = await request.get(`/uploads/${data[0].featuredImage}`);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    await site.open('/blogs');
    await expect(page.getByRole('main').getByRole('article').first().getByRole('img')).toHaveAttribute(
      'src',
      /\/uploads\//,
    );
  });

  test('a picture that is lost shows another', { tag: '@own-service' }, async ({ site, page, pageErrors }) => {
    pageErrors.allow(/404/);
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }));
    await site.open('/blogs');
    const picture = page.getByRole('main').getByRole('article').first().getByRole('img');
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.height).toBeGreaterThan(200);
    const isBroken = (element: Element) => element instanceof HTMLImageElement && element.naturalWidth === 0;
    await expect.poll(() => picture.evaluate(isBroken)).toBe(false);
  });

  test('the form names its fields as the payload does', async ({ site, page }) => {
    await site.open('/contact');
    const names = await Promise.all(
      Object.keys(enquiryByLabel).map((label) => field(page, label).getAttribute('name')),
    );
    expect(names).toEqual(['fullName', 'emailId', 'contactNumber', 'companyName', 'message']);
  });
});
