import { errorText } from '@site/service/process/system-errors';
import fastify from 'fastify';
import { isSlug } from '../tables.ts';
import { type EditorOptions, editorFiles } from './editor-files.ts';

interface ServeOptions {
  port: number;
  editor: Omit<EditorOptions, 'site'>;
  /** The signed link of a post in the running site. Throws one sentence where there is none. */
  previewLink: (slug: string) => Promise<string>;
}

/**
 * Serves the editor on this machine only, and returns its address. It reads and writes no post: the browser does, in the folder that
 * its user allows. So no other page that the user has open can change the checkout through this server.
 */
export async function serveEditor({ port, editor, previewLink }: ServeOptions) {
  const address = `http://localhost:${port}`;
  const app = fastify();
  const site = { origin: address, postPath: 'preview/{{slug}}' };
  for (const { name, type, content } of await editorFiles({ ...editor, site }))
    app.get(name === 'index.html' ? '/' : `/${name}`, (_request, reply) => reply.type(type).send(content));
  app.get<{ Params: { slug: string } }>('/preview/:slug', async ({ params: { slug } }, reply) => {
    try {
      if (!isSlug(slug)) throw new Error('Expected the name of a post without its ending.');
      return reply.header('cache-control', 'no-store').redirect(await previewLink(slug));
    } catch (error) {
      return reply.code(503).type('text/plain; charset=utf-8').send(errorText(error));
    }
  });
  await app.listen({ host: '127.0.0.1', port });
  return address;
}
