import { readFile, writeFile } from 'node:fs/promises';
import {
  changePolicy,
  missingSignatures,
  parseSignedPolicy,
  policyChanges,
  signPolicy,
  withoutKey,
} from '@site/delivery/channels/change-policy';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { newPrivateKey, type Signer, signerOf } from '@site/delivery/store/rights/keys';
import { type Policy, rights, type SignedPolicy } from '@site/delivery/store/rights/policy';
import { versionNames } from '@site/delivery/store/version-names';
import { type Command, InvalidArgumentError, jsonOption, printResult } from '@site/service/commands/program';
import { errorText } from '@site/service/process/system-errors';
import { readSettings } from '@site/service/settings/settings';
import { escapeControlsInText } from '@site/text/visible-text';
import { currentActor } from './actor.ts';
import { versionsIn } from './named-versions.ts';
import { channelOption, movingCommand } from './options.ts';

export function addKeys(program: Command): void {
  const keys = program.command('keys').description('the keys with which people and pipelines sign what they do');
  keys
    .command('new')
    .description('makes a key pair; the file is for RELEASE_KEY, what is printed for the policy')
    .argument('<file>', 'where the private key goes, for nobody else to read')
    .addOption(jsonOption)
    .action(async (file, options) => {
      const privateKey = newPrivateKey();
      await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
      const { publicKey } = signerOf(privateKey);
      printResult({ text: publicKey, data: { file, publicKey } }, options);
    });
  keys
    .command('list')
    .description('who may do what on a channel, with which keys')
    .addOption(channelOption)
    .addOption(jsonOption)
    .action(async ({ channel, ...options }) => {
      const policy = await openStore().channel(channel).policy();
      printResult({ text: policy ? describePeople(policy) : noPolicy(channel), data: policy?.people ?? {} }, options);
    });
  movingCommand(keys, 'revoke')
    .description('signs a policy without this key; nothing that it signs afterwards counts')
    .argument('<key>', 'the public key, or the name of a person who loses all keys')
    .option('--file <file>', 'where the policy goes if further platform keys must sign it', 'policy.json')
    .action(async (key, { file, why, ...options }) => {
      const policy = await openStore().channel(options.channel).policy();
      if (!policy) throw new InvalidArgumentError(noPolicy(options.channel));
      await signAndMove(withoutKey(policy, key), file, { ...options, why: why ?? `revoke ${key}` });
    });
}

export function addPolicy(program: Command): void {
  const policy = program
    .command('policy')
    .description('who may publish, promote, canary, roll back and retire which parts');
  policy
    .command('show')
    .description('prints the policy in force; where there is none, one to begin with')
    .addOption(channelOption)
    .action(async ({ channel }) => {
      const shown = (await openStore().channel(channel).policy()) ?? (await firstPolicy(channel));
      printResult({ text: JSON.stringify(shown, null, 2), data: shown }, {});
    });
  policy
    .command('diff')
    .description('compares a policy with the one in force: people, keys and rules')
    .argument('<file>', 'the policy, signed or not')
    .addOption(channelOption)
    .action(async (file, { channel }) => {
      const changes = await describeChanges(openStore(), parseSignedPolicy(await readJsonFile(file)), channel);
      printResult({ text: changes, data: changes }, {});
    });
  movingCommand(policy, 'sign')
    .description(
      'says what a policy changes, signs it with RELEASE_KEY, and puts it in force once enough platform keys have signed it',
    )
    .argument('<file>', 'the policy; the signature is written into it where others must sign too')
    .action(async (file, options) => {
      await signAndMove(await readJsonFile(file), file, options);
    });
}

async function readJsonFile(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8');
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new InvalidArgumentError(`${file} is not valid JSON: ${errorText(error)}`);
  }
}

async function describeChanges(store: ReleaseStore, { policy }: SignedPolicy, channel: string): Promise<string> {
  if (policy.channel !== channel)
    throw new InvalidArgumentError(`This is the policy of ${policy.channel}, not of ${channel}: see --channel.`);
  return (
    policyChanges(await store.channel(channel).policy(), policy).join('\n') ||
    'It allows what the policy in force does.'
  );
}

export function addApprove(program: Command): void {
  program
    .command('approve')
    .description("signs that a channel's visitors may get a version, where the policy asks for approvals")
    .argument('<versions...>', 'PART@VERSION')
    .addOption(channelOption)
    .addOption(jsonOption)
    .action(async (args, { channel, ...options }) => {
      const store = openStore();
      const versions = await versionsIn(store, args);
      await store.approve(versions, channel);
      printResult(
        { text: `Approved for ${channel}: ${versionNames(versions).join(' ')}`, data: { channel, versions } },
        options,
      );
    });
}

interface SignOptions {
  channel: string;
  why?: string;
  json?: true;
}

async function signAndMove(content: unknown, file: string, { channel, why = 'a new policy', ...options }: SignOptions) {
  const store = openStore();
  process.stderr.write(`${escapeControlsInText(await describeChanges(store, parseSignedPolicy(content), channel))}\n`);
  const signed = signPolicy(content, ownSigner());
  const missing = await missingSignatures(store, signed);
  if (missing > 0) {
    await writeFile(file, `${JSON.stringify(signed, null, 2)}\n`);
    const text = `Signed. ${file} needs the signatures of ${missing} more platform keys: the same command with each.`;
    printResult({ text, data: { missing } }, options);
    return;
  }
  const hash = await changePolicy(store, { channel, signed, why, by: await currentActor() });
  printResult({ text: describeInForce(signed, channel, hash), data: { channel, hash } }, options);
}

function describeInForce({ policy }: SignedPolicy, channel: string, hash: string): string {
  return `Version ${policy.version} of the policy of ${channel} is in force until ${policy.expires}.
Every edge and everybody who delivers needs RELEASE_POLICY=${channel}=${hash}, or that of an earlier policy of this channel.`;
}

function ownSigner(): Signer {
  const { RELEASE_KEY } = readSettings(releaseSettings, ['RELEASE_KEY']);
  if (!RELEASE_KEY) throw new InvalidArgumentError('RELEASE_KEY must name the file with your private key.');
  return signerOf(RELEASE_KEY);
}

function describePeople({ platform, people, rules }: Policy): string {
  const described = Object.entries(people).flatMap(([name, keys]) => [
    `${name}  ${keys.join(' ') || 'no key'}`,
    ...rules
      .filter(({ who }) => who.includes(name))
      .map(({ may, parts }) => `  may ${may.join(', ')}: ${parts.join(', ').replace('*', 'all parts')}`),
  ]);
  return [...described, `platform  ${platform.threshold} of ${platform.keys.join(' ')}`].join('\n');
}

function noPolicy(channel: string): string {
  return `RELEASE_POLICY names no policy of ${channel}: whoever can write to the store may do everything.`;
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** To begin with and edit: each team may do everything with its own part, edges may judge canaries, and nobody has a key yet. */
async function firstPolicy(channel: string): Promise<Policy> {
  const parts = await openStore().listParts();
  return {
    channel,
    version: 1,
    expires: new Date(Date.now() + yearMs).toISOString(),
    platform: { keys: [], threshold: 1 },
    people: Object.fromEntries([...parts.map((part) => [`${part} team`, []]), ['edge', []]]),
    rules: [
      ...parts.map((part) => ({ who: [`${part} team`], may: rights.filter((one) => one !== 'guard'), parts: [part] })),
      { who: ['edge'], may: ['guard' as const], parts: ['*'] },
    ],
    approvals: {},
    freezes: [],
  };
}
