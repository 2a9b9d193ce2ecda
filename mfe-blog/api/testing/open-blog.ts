import { type BlogOptions, blogService } from '../blog-service.ts';
import { makePicture } from '../pictures/make-picture.ts';
import { newFolders } from './open-posts.ts';

const started: Awaited<ReturnType<typeof blogService>>[] = [];
afterEach(() => Promise.all(started.splice(0).map((app) => app.close())));

/** The whole service with these posts and a new database, closed when the test ends. */
export async function openBlog(files: Record<string, string>) {
  const folders = newFolders();
  for (const [name, text] of Object.entries(files)) folders.writePost(name, text);
  return startBlog(folders);
}

/** The service with folders that exist already. */
export async function startBlog(folders: ReturnType<typeof newFolders>, options: Partial<BlogOptions> = {}) {
  const app = await blogService({ ...folders, makePicture, logLevel: 'silent', ...options });
  started.push(app);
  return { app, folders, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }) };
}
