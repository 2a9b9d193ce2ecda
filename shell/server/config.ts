import path from 'node:path';

export interface EdgeConfig {
  port: number;
  host: string;
  dataDir: string;
  releasesDir: string;
  channel: string;
  siteUrl: string;
  serviceOrigins: Record<string, string>;
  /** Whether the last hop of X-Forwarded-For is a proxy of ours. */
  trustsProxy: boolean;
  isDevelopment: boolean;
}

interface Setting<T> {
  fallback: string;
  read: (value: string, name: string) => T;
}

/** Every setting of the edge, with its default and its check. README.md lists them for operators. */
const settings = {
  PORT: { fallback: '8080', read: portNumber },
  HOST: { fallback: '0.0.0.0', read: text },
  DATA_DIR: { fallback: '.data', read: (value) => path.resolve(value) },
  RELEASES_DIR: { fallback: '.releases', read: (value) => path.resolve(value) },
  CHANNEL: { fallback: 'production', read: channelName },
  SITE_URL: { fallback: '', read: webAddress },
  SERVICES: { fallback: '', read: serviceList },
  TRUST_PROXY: { fallback: 'no', read: yesOrNo },
  NODE_ENV: { fallback: 'production', read: text },
} satisfies Record<string, Setting<unknown>>;

/** Reads the environment. Throws one sentence that names the setting and what was expected. */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const read = <Name extends keyof typeof settings>(name: Name) => {
    const { fallback, read: parse } = settings[name];
    return parse(env[name] ?? fallback, name) as ReturnType<(typeof settings)[Name]['read']>; // the union of readers loses which one this name has
  };
  const port = read('PORT');
  return {
    port,
    host: read('HOST'),
    dataDir: read('DATA_DIR'),
    releasesDir: read('RELEASES_DIR'),
    channel: read('CHANNEL'),
    siteUrl: read('SITE_URL') || `http://localhost:${port}`,
    serviceOrigins: read('SERVICES'),
    trustsProxy: read('TRUST_PROXY'),
    isDevelopment: read('NODE_ENV') === 'development',
  };
}

function text(value: string): string {
  return value;
}

function portNumber(value: string, name: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${name} must be a port number from 0 to 65535, but is "${value}".`);
  return port;
}

function channelName(value: string, name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(value)) throw new Error(`${name} must be a channel's name in small letters, but is "${value}".`);
  return value;
}

function webAddress(value: string, name: string): string {
  if (value === '') return '';
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} must be an address like https://www.example.com, but is "${value}".`);
  return new URL(value).origin;
}

function serviceList(value: string, name: string): Record<string, string> {
  const pairs = value
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  const wrong = pairs.find(([service, origin]) => !service || !origin || !URL.canParse(origin));
  if (wrong) throw new Error(`${name} must be a list like blog=http://127.0.0.1:4001,contact=http://127.0.0.1:4002, but has "${wrong.join('=')}".`);
  return Object.fromEntries(pairs);
}

function yesOrNo(value: string, name: string): boolean {
  if (value !== 'yes' && value !== 'no') throw new Error(`${name} must be yes or no, but is "${value}".`);
  return value === 'yes';
}
