import { siteConfig } from '@site/brand/site.config';
import { isShare } from '@site/delivery/canary/canary';
import { type Command, InvalidArgumentError, jsonOption, Option, parseNumber } from '@site/service/commands/program';
import { webAddress } from '@site/service/settings/setting-schemas';
import * as v from 'valibot';

export const channelOption = new Option('--channel <channel>').default(siteConfig.channels.production);

/** A command that moves a channel. */
export function movingCommand(program: Command, name: string) {
  return program.command(name).addOption(channelOption).option('--why <text>', 'for the history').addOption(jsonOption);
}

const siteOption = new Option(
  '--site <url>',
  'a running site, whose services the gate uses; default: SITE_URL, or a site of this store at http://localhost:PORT',
).argParser(parseSite);
const withoutBrowserOption = new Option('--without-browser', 'skip the check in Chromium; the history records it');

export const againOption = new Option('--again', 'also a version that was rolled back');

/** Reads the address of a site by the rule of `SITE_URL`. */
export function parseSite(text: string): string {
  const { success, output, issues } = v.safeParse(webAddress('https://www.example.com'), text);
  if (success) return output;
  throw new InvalidArgumentError(`It ${issues[0].message}.`);
}

/** A command that moves a channel once the gate lets it. */
export function gatedCommand(program: Command, name: string) {
  return movingCommand(program, name).addOption(siteOption).addOption(withoutBrowserOption);
}

/** Reads a canary's share of the visits, in percent, before a build and the gate take their time. */
export function parseShare(text: string): number {
  const percent = parseNumber(text);
  if (isShare(percent)) return percent;
  throw new InvalidArgumentError('A share is more than 0 and at most 100, with two decimals at most.');
}
