import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { request } from '../../support/request.ts';
import type { Member } from './member.ts';

interface Draft {
  slug: string;
  title: string;
  published: Date;
  picture: string;
}

/** A post as its writer puts it into the content folder. */
export function writePost(contentDir: string, { slug, title, published, picture }: Draft): Promise<void> {
  const text = `---
title: ${title}
summary: What two services of a kind have in common.
published: ${published.toISOString().slice(0, 19)}Z
categories: [Plumbing]
tags: [water]
image: ${picture}
imageAlt: A plain blue wall.
---
Look at the **valves** first.
`;
  return writeFile(path.join(contentDir, 'posts', `${slug}.md`), text);
}

/** The master of a picture that no build has seen. */
export async function paintPicture(picturesDir: string, name: string): Promise<void> {
  const wall = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } });
  await wall.webp().toFile(path.join(picturesDir, `${name}.webp`));
}

/** Requests an answer of a blog service directly, without an edge. */
export async function askBlog({ url }: Pick<Member, 'url'>, address: string) {
  const { status, body } = await request(address, { site: url });
  if (status !== 200) throw new Error(`${url}${address} answered ${status}.`);
  return JSON.parse(body.toString());
}
