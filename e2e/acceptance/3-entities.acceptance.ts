import { expect, test } from '@site/e2e';
import { listedPost, openList, titles } from './blog.ts';

test.describe('3. Entities and their fields', () => {
  test('A post of the list has slug, title, content, featured image, date and categories', { tag: '@S36' }, async ({
    request,
  }) => {
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

  test('Posts are listed newest first; recent are the six newest', { tag: '@S26' }, async ({ request }) => {
    const { data: all } = await (await request.get('/api/v1/blogsList')).json();
    const { data: recent } = await (await request.get('/api/v1/blogsList/recent')).json();
    const dates = all.map(({ published }: { published: string }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(recent.map(({ slug }: { slug: string }) => slug)).toEqual(
      all.slice(0, 6).map(({ slug }: { slug: string }) => slug),
    );
  });

  test('A whole post has title, description, featured image, categories and tags', { tag: '@S36' }, async ({
    request,
  }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const response = await request.get(`/api/v1/blogsBySlug/${data[0].slug}`);
    expect((await response.json()).data).toMatchObject({
      title: data[0].title,
      description: expect.stringMatching(/<p>/),
      featuredImage: expect.any(String),
      categories: expect.arrayContaining([expect.objectContaining({ categoryName: expect.any(String) })]),
      tags: expect.arrayContaining([expect.objectContaining({ tagName: expect.any(String) })]),
    });
  });

  test('A picture is at the host, /uploads/ and its stored path', { tag: ['@S28', '@own-service'] }, async ({
    site,
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/v1/blogsList')).json();
    const response = await request.get(`/uploads/${data[0].featuredImage}`);
    expect(response.headers()['content-type']).toMatch(/^image\//);
    await site.open('/blogs');
    await expect(page.getByRole('main').getByRole('article').first().getByRole('img')).toHaveAttribute(
      'src',
      /\/uploads\//,
    );
  });

  test('Another picture is shown for one that is lost', { tag: ['@S28', '@own-service'] }, async ({
    site,
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/^console error: Failed to load resource: .*status of 404 .*\/uploads\/\S+\)$/);
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }));
    await site.open('/blogs');
    const picture = page.getByRole('main').getByRole('article').first().getByRole('img');
    await expect(picture).toBeVisible();
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(200);
    const isBroken = (element: Element) => element instanceof HTMLImageElement && element.naturalWidth === 0;
    await expect.poll(() => picture.evaluate(isBroken)).toBe(false);
  });

  test('A stored path that points to another host is not followed', { tag: '@S28' }, async ({ site, page }) => {
    await openList(site, page, [{ ...listedPost, featuredImage: 'https://evil.example/roof.jpg' }]);
    await expect(titles(page)).toHaveText([listedPost.title]);
  });

  test("The author of every post is 'by Admin', not a field", async ({ site, page }) => {
    await openList(site, page, [{ ...listedPost, author: 'Somebody' }]);
    await expect(page.getByRole('main').getByRole('article').getByText('by Admin')).toBeVisible();
  });

  test('The hidden quote form has name, email, phone, subject, message and a bot check', { tag: '@S24' }, async ({
    site,
    page,
  }) => {
    await site.open('/education');
    const names = await page
      .locator('main form [name^="form_"]')
      .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
    expect(names).toEqual(['form_name', 'form_email', 'form_phone', 'form_subject', 'form_message', 'form_botcheck']);
  });
});
