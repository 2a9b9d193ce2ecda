import { expect } from '@playwright/test';
import { request } from '../support/request.ts';
import { test } from './support/cluster-test.ts';
import { enquiries, posts } from './support/commands.ts';
import type { Member } from './support/member.ts';
import { pictureOf } from './support/open-cluster.ts';
import { askBlog, paintPicture, writePost } from './support/posts-of.ts';
import { enquiryOf, requestAsVisitor, sendEnquiry } from './support/visitor.ts';

/** The limit of `mfe-contact` for one visitor. */
const sendingsOfAVisitor = 30;

test("shows at either blog service a picture from the other's folder", async ({ cluster }) => {
  const { members, contentDir, picturesDir, siteUrl } = cluster;
  const [one, other] = pair(members.blog);
  await paintPicture(picturesDir, 'post-blue-wall');
  await writePost(contentDir, {
    slug: 'blue-wall',
    title: 'A blue wall',
    picture: 'post-blue-wall',
    published: new Date('2026-03-01T00:00:00Z'),
  });
  await posts(one, 'import');
  const picture = await pictureOf('blue-wall', siteUrl);
  const answers = await Promise.all([one.url, other.url, siteUrl].map((site) => request(picture, { site })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of answers) expect(body.equals(answers[0]?.body ?? Buffer.alloc(0))).toBe(true);
});

test('publishes a scheduled post once', async ({ cluster }) => {
  const { members, contentDir, siteUrl } = cluster;
  const [one, other] = pair(members.blog);
  const before = await askBlog(one, '/api/v1/blogsList?limit=20');
  // Late enough for both services to have read it.
  const published = new Date(Date.now() + 15_000);
  await writePost(contentDir, { slug: 'due', title: 'A post that was due', published, picture: 'post-garden' });
  for (const blog of [one, other]) await posts(blog, 'import');
  const { data: waiting } = await askBlog(one, '/revision');
  await expect.poll(async () => (await requestAsVisitor(`${siteUrl}/blogs`, 0)).text).toContain('A post that was due');
  const after = await Promise.all([one, other].map((blog) => askBlog(blog, '/api/v1/blogsList?limit=20')));
  const [first] = after;
  expect(after).toEqual([first, first]);
  expect(first.total).toBe(before.total + 1);
  expect(first.data.filter(({ slug }: { slug: string }) => slug === 'due')).toHaveLength(1);
  const revisions = await Promise.all([one, other].map((blog) => askBlog(blog, '/revision')));
  expect(new Set(revisions.map(({ data }) => data.revision))).toEqual(new Set([revisions[0].data.revision]));
  expect(revisions[0].data.revision).not.toBe(waiting.revision);
});

test('accepts at either service the token of the other', async ({ cluster }) => {
  const { members, siteUrl, acknowledged } = cluster;
  const [one, other] = pair(members.contact);
  const { headers, body } = await request('/api/v1/csrf', { site: one.url });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const send = (token: string) =>
    request('/api/v1/generalEnquiry', {
      site: other.url,
      method: 'POST',
      body: enquiryOf(1),
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie, 'x-xsrf-token': token },
    });
  const sent = await send(JSON.parse(body.toString()).data.token);
  expect(sent.status).toBe(201);
  acknowledged.add(JSON.parse(sent.body.toString()).data.reference);
  expect((await send('another')).status).toBe(403);
});

test('counts what a visitor sends to both services', async ({ cluster: { siteUrl, acknowledged } }) => {
  const headers = { 'content-type': 'application/json', origin: siteUrl };
  const sendings = Array.from({ length: 2 * sendingsOfAVisitor }, (_, number) =>
    requestAsVisitor(`${siteUrl}/api/v1/generalEnquiry`, 3_000_000, { headers, body: enquiryOf(number) }),
  );
  const answers = await Promise.all(sendings);
  const accepted = answers.filter(({ status }) => status === 201);
  for (const { text } of accepted) acknowledged.add(JSON.parse(text).data.reference);
  expect(accepted).toHaveLength(sendingsOfAVisitor);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
});

test('obeys commands on either machine', async ({ cluster }) => {
  const { members, siteUrl, acknowledged } = cluster;
  const [contact, otherContact] = pair(members.contact);
  const [blog, otherBlog] = pair(members.blog);
  const { reference = '' } = await sendEnquiry(siteUrl, 3_100_000);
  acknowledged.add(reference);
  await enquiries(contact, 'done', reference);
  expect(JSON.parse(await enquiries(otherContact, 'show', reference, '--json'))).toMatchObject({ state: 'done' });
  expect(await posts(blog, 'import')).toMatch(/^0 written, \d+ unchanged/);
  expect(await posts(otherBlog, 'import')).toMatch(/^0 written, \d+ unchanged/);
});

function pair([one, other]: Member[]): [Member, Member] {
  if (!one || !other) throw new Error('There are not two of them.');
  return [one, other];
}
