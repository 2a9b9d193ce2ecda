import path from 'node:path';
import { serveCommands } from '@site/service/command-socket';
import * as v from 'valibot';
import { type Admin, adminRequests } from './admin.ts';

/**
 * Serves the admin commands on a socket: without a port, nobody on the network or in a browser can reach it. Returns a
 * function that closes it.
 */
export function serveAdmin(dataDir: string, admin: Admin): Promise<() => Promise<void>> {
  return serveCommands(adminSocket(dataDir), {
    list: async (input) => admin.list(v.parse(adminRequests.list, input)),
    show: async (input) => admin.show(v.parse(adminRequests.show, input)),
    done: async (input) => admin.done(v.parse(adminRequests.done, input)),
    reopen: async (input) => admin.reopen(v.parse(adminRequests.reopen, input)),
    deadSubscriptions: async (input) => admin.deadSubscriptions(v.parse(adminRequests.deadSubscriptions, input)),
    subscribers: async (input) => admin.subscribers(v.parse(adminRequests.subscribers, input)),
    erase: async (input) => admin.erase(v.parse(adminRequests.erase, input)),
    allow: async (input) => admin.allow(v.parse(adminRequests.allow, input)),
    eraseExpired: async (input) => admin.eraseExpired(v.parse(adminRequests.eraseExpired, input)),
    retry: async (input) => admin.retry(v.parse(adminRequests.retry, input)),
  });
}

export function adminSocket(dataDir: string): string {
  return path.join(dataDir, 'contact.sock');
}
