import path from 'node:path';
import { type DatabaseOptions, openDatabase } from '@site/service/database/open-database';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface BlogDatabaseOptions extends Pick<DatabaseOptions, 'onUnusable'> {
  dataDir: string;
  databaseUrl?: string;
}

export function openBlogDatabase({ dataDir, databaseUrl, onUnusable }: BlogDatabaseOptions) {
  return openDatabase<Tables>({
    file: path.join(dataDir, 'blog.db'),
    url: databaseUrl,
    schema: 'blog',
    migrations,
    onUnusable,
  });
}
