import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { errorText } from '@site/service/process/system-errors';
import fastify, { type FastifyReply } from 'fastify';
import { isSlug } from '../tables.ts';
import { type EditorOptions, writeEditorFiles } from './editor-files.ts';

interface ServeOptions {
  port: number;
  editor: Omit<EditorOptions, 'site'>;
  /** The signed link of a post in the running site. Throws one sentence where there is none. */
  previewLink: (slug: string) => Promise<string>;
}

const types = new Map([
  ['index.html', 'text/html; charset=utf-8'],
  ['config.json', 'application/json'],
  ['sveltia-cms.js', 'text/javascript; charset=utf-8'],
]);

/**
 * Serves the editor on this machine only, and returns its address. It reads and writes no post: the browser does, in the folder that
 * its user allows. So no other page that the user has open can change the checkout through this server.
 */
export async function serveEditor({ port, editor, previewLink }: ServeOptions) {
  const address = `http://localhost:${port}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'posts-editor-'));
  const app = fastify();
  app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  app.get<{ Params: { file: string } }>('/:file', (request, reply) =>
    sendFile(request.params.file || 'index.html', reply),
  );
  app.get<{ Params: { slug: string } }>('/preview/:slug', async ({ params: { slug } }, reply) => {
    try {
      if (!isSlug(slug)) throw new Error('Expected the name of a post without its ending.');
      return reply.header('cache-control', 'no-store').redirect(await previewLink(slug));
    } catch (error) {
      return reply.code(503).type('text/plain; charset=utf-8').send(errorText(error));
    }
  });
  await writeEditorFiles(folder, { ...editor, site: { origin: address, postPath: 'preview/{{slug}}' } });
  await app.listen({ host: '127.0.0.1', port });
  return { address, close: () => app.close() };

  async function sendFile(name: string, reply: FastifyReply) {
    const type = types.get(name);
    if (!type) return reply.code(404).send();
    return reply.type(type).send(await readFile(path.join(folder, name)));
  }
}
