import type { Page, Request, Route } from '@playwright/test';

/** A response, or that there is none because the API cannot be reached. */
export type ApiResponse = { status?: number; json?: unknown; body?: string } | 'unreachable';

export interface MockedApi {
  /** The calls that were answered, in their order. */
  requests: Request[];
  /** From now on the service answers again. */
  restore: () => Promise<void>;
}

/** Answers calls of the API at a path below `/api/v1/` in the service's place. */
export async function mockApi(
  page: Page,
  path: string,
  response: ApiResponse | (() => Promise<ApiResponse>),
): Promise<MockedApi> {
  const address = `**/api/v1/${path}`;
  const requests: Request[] = [];
  async function respond(route: Route) {
    requests.push(route.request());
    const given = typeof response === 'function' ? await response() : response;
    await (given === 'unreachable' ? route.abort('connectionrefused') : route.fulfill(given));
  }
  await page.route(address, respond);
  return { requests, restore: () => page.unroute(address, respond) };
}

/** The lines that a page reports when a call of the API fails, and no others. */
export function failingCall(path: string): RegExp[] {
  const address = `\\S+/api/v1/${path.replaceAll(/\*+/g, '\\S*')}`;
  return [
    new RegExp(`^console error: Failed to load resource: .*\\(${address}\\)$`),
    new RegExp(`^failed request: \\S+ ${address}$`),
  ];
}
