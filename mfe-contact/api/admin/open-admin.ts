import path from 'node:path';
import { serveCommands } from '@site/service/command-socket';
import * as v from 'valibot';
import { type Desk, deskRequests } from './admin.ts';

/** Opens the desk on a socket: no port, so nobody on the network or in a browser reaches it. Returns what closes it. */
export function openDesk(dataDir: string, desk: Desk): Promise<() => Promise<void>> {
  return serveCommands(deskSocket(dataDir), {
    list: async (input) => desk.list(v.parse(deskRequests.list, input)),
    deadSubscriptions: async (input) => desk.deadSubscriptions(v.parse(deskRequests.deadSubscriptions, input)),
    subscribers: async (input) => desk.subscribers(v.parse(deskRequests.subscribers, input)),
    erase: async (input) => desk.erase(v.parse(deskRequests.erase, input)),
    retry: async (input) => desk.retry(v.parse(deskRequests.retry, input)),
  });
}

export function deskSocket(dataDir: string): string {
  return path.join(dataDir, 'contact.sock');
}
