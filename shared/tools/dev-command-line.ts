import { defineCommandLine, WrongUsage } from '@site/service/command-arguments';
import { readSettings, siteSettings } from '@site/service/settings';

export interface DevOptions {
  part: string | undefined;
  against: string | undefined;
  services: Record<string, string>;
}

export const devCommandLine = defineCommandLine({
  usage: 'npm run dev [-- PART] [--against PLACE] [--services LIST]',
  summary: `Without PART all parts are built and watched. With PART only that one; all others, the edge included, come from a release.`,
  options: {
    against: {
      value: 'PLACE',
      help: `where that release is: a release store (a folder, or an address where one is served as plain files),
or a site that runs with SHARE_RELEASES=yes, whose services answer too;
where not given, the release that CHANNEL points to in RELEASES_DIR`,
    },
    services: {
      value: 'LIST',
      help: `services of other parts: news=http://127.0.0.1:4001; those not named are absent, and their blocks say so`,
    },
  },
  read: ([part, ...more], { against, services }): DevOptions => {
    if (more.length > 0) throw new WrongUsage('Name one part, or none for all.');
    if (!part && (against || services))
      throw new WrongUsage('--against and --services are for work on one part: name it.');
    const { SERVICES } = readSettings(siteSettings, ['SERVICES'], { SERVICES: services ?? process.env.SERVICES });
    return { part, against, services: SERVICES };
  },
});
