import path from 'node:path';
import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/http/create-service';
import { unavailable } from '@site/service/http/http-errors';
import * as v from 'valibot';

const anyPath = v.object({ '*': v.string() });

/** Pictures by their key, below `/uploads/`. */
export function uploadRoutes(read: (key: string) => Promise<Buffer | undefined>): ServiceRoutes {
  return async (app) => {
    app.get('/uploads/*', { schema: { params: anyPath } }, async (request, reply) => {
      const stored = request.params['*'];
      const type = storedPathType(stored);
      const picture =
        type &&
        (await read(stored).catch((error: unknown) => {
          app.log.error({ err: error }, 'a picture could not be read');
          // Not 404: the picture exists, and may be available again soon.
          throw unavailable('We cannot reach our pictures at the moment. Please try again.');
        }));
      if (!type || !picture)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send(failure('not_found', 'There is no such picture.'));
      // Pictures have at most about 150 KB: a stream would cost more than it saves.
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${path.basename(stored)}"`)
        .send(picture);
    });
  };
}

const mediaTypes = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
]);

/** Media type of a file below `/uploads/`; undefined if the import could not have made such a path. */
function storedPathType(path: string): string | undefined {
  const match = /^(?:[a-z0-9][\w-]*\/)*[a-z0-9][\w-]*\.([a-z]+)$/.exec(path);
  return mediaTypes.get(match?.[1] ?? '');
}
