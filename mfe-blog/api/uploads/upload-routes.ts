import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import * as v from 'valibot';
import { storedPathType } from './stored-path.ts';

const anyPath = v.object({ '*': v.string() });

export function uploadRoutes(uploadsDir: string): ServiceRoutes {
  return async (app) => {
    app.get('/uploads/*', { schema: { params: anyPath } }, async (request, reply) => {
      const stored = request.params['*'];
      const type = storedPathType(stored);
      const picture = type && (await readStored(path.join(uploadsDir, stored)));
      if (!type || !picture)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send(failure('not_found', 'There is no such picture.'));
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${path.basename(stored)}"`)
        .send(picture);
    });
  };
}

// Pictures have at most about 150 KB: a stream would cost more than it saves.
function readStored(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
