import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@site/service/process/system-errors';
import { isSlug, isStorable } from '../tables.ts';
import { convertPost } from './convert-post.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { LineProblem, Problem } from './problem.ts';
import type { LinkInPost } from './safe-html.ts';

/** A post that can be imported, drafts included. */
export interface ValidPost {
  status: 'valid';
  file: string;
  slug: string;
  frontMatter: FrontMatter;
  body: PostText;
  /** The Markdown as safe HTML. */
  description: string;
  /** The text without markup, as `convertPost` returns it. */
  plain: string;
  /** Lines with something that the page leaves out or lacks. */
  problems: LineProblem[];
  links: LinkInPost[];
  /** Ids of the headings, without the prefix that they have on the page. */
  anchors: string[];
  /** The line of each key of the front matter. */
  keyLines: Record<string, number>;
}

/** The Markdown below the front matter, and the line of the file where it begins. */
interface PostText {
  markdown: string;
  line: number;
}

interface InvalidPost extends Pick<ValidPost, 'file' | 'slug' | 'links' | 'keyLines'> {
  status: 'invalid';
  /** The keys that are right. */
  frontMatter: Partial<FrontMatter>;
  /** Undefined where the text could not be told from the front matter. */
  body: PostText | undefined;
  problems: Problem[];
}

export type ParsedPost = ValidPost | InvalidPost;

/** Whether a post is visible to readers at a time in milliseconds. */
export function stateOf({ frontMatter }: ValidPost, now = Date.now()): 'draft' | 'scheduled' | 'published' {
  if (frontMatter.draft) return 'draft';
  return Date.parse(frontMatter.published) > now ? 'scheduled' : 'published';
}

/** Parses all posts of a folder, sorted by name. */
export async function readPosts(contentDir: string): Promise<ParsedPost[]> {
  const posts: ParsedPost[] = [];
  for await (const file of readFiles(contentDir)) posts.push(parsePost(file));
  return posts;
}

/** A post's file as it was read: its text, or what keeps it from being read. `file` is `posts/name.md`. */
export type PostFile = { file: string } & ({ text: string } | { unreadable: string });

/** Reads the files one by one, sorted by name. Each read lets waiting requests be answered. */
export async function* readFiles(contentDir: string): AsyncGenerator<PostFile> {
  const names = await readdir(path.join(contentDir, 'posts'));
  for (const name of names.filter((one) => !editorFiles.test(one)).sort()) {
    const post = await readPostFile(contentDir, `posts/${name}`);
    if (post) yield post;
  }
}

/** Hidden files, and backups that editors write beside a file. */
const editorFiles = /^[.#]|~$|\.(?:bak|swp|tmp)$/i;

/** Enough for 9,000 words. */
const maxBytes = 60_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined if there is no such file, or it has just been deleted. */
export async function readPostFile(contentDir: string, file: string): Promise<PostFile | undefined> {
  const source = path.join(contentDir, file);
  try {
    const stats = await stat(source);
    // Reading a named pipe would never end.
    if (!stats.isFile())
      return {
        file,
        unreadable: stats.isDirectory()
          ? 'expected a file with text, found a folder; move its posts out of it, they are not read there'
          : 'expected a file with text',
      };
    if (!file.endsWith('.md')) return { file, unreadable: 'expected a name that ends in .md; rename the file' };
    if (stats.size > maxBytes)
      return {
        file,
        unreadable: `expected a file of at most ${maxBytes / 1000} KB, found ${Math.ceil(stats.size / 1000)} KB`,
      };
    return { file, text: utf8.decode(await readFile(source)) };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return { file, unreadable: 'expected text in UTF-8; save it in that encoding' };
    return { file, unreadable: `expected a file that can be read, found ${code || String(error)}` };
  }
}

/** The file's name without its extension, so that a post stays in the blog when its file gets another extension by mistake. */
export function slugOf({ file }: { file: string }): string {
  return path.posix.basename(file).replace(/\.(?:md|markdown|txt)(?:\.txt)?$/i, '');
}

// Part of every hash. Raise it when the same Markdown has to give other rows: all posts are then imported again.
const importerVersion = '8';

/** Changes with the file's text and the importer's version. */
export function postHash(post: PostFile): string {
  const text = 'text' in post ? post.text : '';
  return createHash('sha256').update(importerVersion).update(text).digest('hex');
}

const frontMatterPattern = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

const noFrontMatter = 'expected front matter between two lines of three dashes';

/** Names everything that is wrong with front matter and text at once. Throws only for errors of our own, whatever the text. */
export function parsePost(post: PostFile): ParsedPost {
  const { file } = post;
  const slug = slugOf(post);
  const refuse = (problems: LineProblem[], right: Partial<InvalidPost> = {}): InvalidPost => ({
    status: 'invalid',
    file,
    slug,
    body: undefined,
    frontMatter: {},
    keyLines: {},
    links: [],
    ...right,
    problems: problems.map((problem) => ({ file, ...problem })),
  });
  if ('unreadable' in post) return refuse([{ line: 1, message: post.unreadable }]);
  if (!isSlug(slug))
    return refuse([{ line: 1, message: 'expected a file name of lower-case letters, digits and single dashes' }]);
  const source = post.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const controlLine = source.split('\n').findIndex((line) => !isStorable(line)) + 1;
  if (controlLine > 0) return refuse([{ line: controlLine, message: 'expected no control characters; remove them' }]);
  const [head, yaml = ''] = frontMatterPattern.exec(source) ?? [];
  if (head === undefined) {
    const isOpen = source.startsWith('---\n');
    return refuse([{ line: 1, message: isOpen ? `${noFrontMatter}; the second one is missing` : noFrontMatter }]);
  }
  const body = { markdown: source.slice(head.length), line: head.split('\n').length };
  const read = readFrontMatter(yaml);
  const text = readText(body);
  if (read.status === 'valid' && text.status === 'html') return { file, slug, body, ...read, ...text.post };
  const { problems, links } = text.status === 'html' ? text.post : { ...text, links: [] };
  const { frontMatter, keyLines } = read;
  const inFrontMatter = read.status === 'valid' ? [] : read.problems;
  return refuse([...inFrontMatter, ...problems], { body, frontMatter, keyLines, links });
}

type ReadText =
  | { status: 'html'; post: Pick<ValidPost, 'description' | 'plain' | 'problems' | 'links' | 'anchors'> }
  | { status: 'invalid'; problems: LineProblem[] };

/** Converts the text below the front matter. Lines are those of the file. */
function readText({ markdown, line }: PostText): ReadText {
  const refuse = (...problems: LineProblem[]): ReadText => ({ status: 'invalid', problems });
  if (markdown.trim() === '') return refuse({ line, message: 'expected the text of the post below its front matter' });
  const inFile = <Item extends { line: number }>(item: Item) => ({ ...item, line: line - 1 + item.line });
  const converted = convertPost(markdown);
  if (converted.status === 'invalid') return refuse(inFile({ line: converted.line, message: converted.message }));
  const problems = converted.problems.map(inFile);
  if (converted.html === '')
    return refuse(
      { line, message: 'expected a text that readers see, not only comments and addresses of links' },
      ...problems,
    );
  const { html, text, anchors } = converted;
  return {
    status: 'html',
    post: { description: html, plain: text, problems, links: converted.links.map(inFile), anchors },
  };
}
