import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { runProcess } from '@site/runner/processes';
import { emptyDatabase } from '@site/service/testing/empty-database';
import { compareAnswers } from './blog-answers.ts';
import { makePosts } from './blog-posts.ts';
import { printGoals } from './goals.ts';
import { runPostsCommand } from './posts-command.ts';

// `npm run bench:blog`: imports 20 and 100,000 posts, then asks both blogs the same questions in turn. `npm run bench:blog -- 5000`
// takes fewer. Build first (`npm run build`). With DATABASE_URL_TEST it does the same on PostgreSQL.
const fewPosts = 20;
const many = Number(process.argv[2] ?? '100000');

const folder = await mkdtemp(path.join(tmpdir(), 'blog-bench-'));
try {
  for (const [kind, server] of databases()) {
    console.log(`\n${kind}`);
    const few = await openBlog(`${kind}-few`, fewPosts, server);
    const full = await openBlog(`${kind}-many`, many, server);
    printGoals(await compareAnswers(few, full));
    await Promise.all([few.process.stop(), full.process.stop()]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function databases(): [kind: string, server: string | undefined][] {
  const server = process.env.DATABASE_URL_TEST;
  return server
    ? [
        ['libsql', undefined],
        ['PostgreSQL', server],
      ]
    : [['libsql', undefined]];
}

async function openBlog(name: string, count: number, server: string | undefined) {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir);
  const contentDir = path.join(folder, `content-${count}`);
  const slugs = await makePosts(contentDir, count);
  const settings = {
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    LOG_LEVEL: 'error',
    ...(server && { DATABASE_URL: await emptyDatabase(server) }),
  };
  const imported = await runPostsCommand('import', settings);
  console.log(
    `import of ${count} posts: ${imported.seconds.toFixed(1)} s, ${Math.round(count / imported.seconds)} posts/s, at most ${imported.megabytes} MB`,
  );
  const script = path.join(root, 'mfe-blog/dist/service/main.mjs');
  const running = await runProcess({
    name,
    script,
    cwd: root,
    env: { ...settings, PORT: '0', HOST: '127.0.0.1' },
    log: console.error,
  });
  // Also waits for the content check that runs at every start.
  const again = await runPostsCommand('import', settings);
  console.log(`import again through the running service, nothing changed: ${again.seconds.toFixed(1)} s`);
  return { origin: `http://127.0.0.1:${running.port}`, slugs, process: running };
}
