import path from 'node:path';
import type { Commands } from '@site/service/commands/command-socket';
import * as v from 'valibot';

/** The commands that `npm run posts` sends to the running service. */
export const blogCommands = {
  /** The link of one file, or those of every post that is not published. */
  preview: {
    request: v.object({ file: v.optional(v.string()) }),
    response: v.array(
      v.object({
        slug: v.string(),
        url: v.string(),
        /** ISO 8601 in UTC. */
        until: v.string(),
        /** Problems that prevent the preview from being shown until they are fixed. */
        problems: v.array(v.string()),
      }),
    ),
  },
  /** Imports what has changed. Its keys stay as they are: the service may be of an earlier version than the command line. */
  import: {
    request: v.void(),
    response: v.object({
      written: v.number(),
      unchanged: v.number(),
      removed: v.number(),
      drafts: v.number(),
      missingPictures: v.array(v.string()),
      /** The problems of posts. */
      faults: v.array(v.string()),
      /** The problems of pictures. */
      pictureFaults: v.array(v.string()),
    }),
  },
};

export type BlogCommands = Commands<typeof blogCommands>;
export type ListedPreview = v.InferOutput<typeof blogCommands.preview.response>[number];

export function socketFile(dataDir: string): string {
  return path.join(dataDir, 'blog.sock');
}
