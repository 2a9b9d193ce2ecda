import { createProgram, InvalidArgumentError } from '@site/service/commands/program';
import { readSettings, siteSettings } from '@site/service/settings/settings';

export interface DevOptions {
  part: string | undefined;
  against: string | undefined;
  services: Record<string, string>;
}

export function createDevProgram(develop: (options: DevOptions) => Promise<void>) {
  return createProgram('npm run dev --', 'Builds and watches parts in development mode, and shows them on one address.')
    .argument('[part]', 'the only one to build; all others, the edge included, come from a release')
    .option('--against <place>', 'where that release is; default: the one that CHANNEL points to in RELEASES_DIR')
    .option(
      '--services <list>',
      'services of other parts: news=http://127.0.0.1:4001; those not named are absent, and their blocks say so',
      parseServices,
    )
    .addHelpText(
      'after',
      `
--against takes the folder of a release store, or a site that runs with SHARE_RELEASES=yes, whose services answer too.`,
    )
    .action(async (part, { against, services }) => {
      if (!part && (against || services))
        throw new InvalidArgumentError('--against and --services are for work on one part: name it.');
      await develop({ part, against, services: services ?? parseServices(process.env.SERVICES) });
    });
}

function parseServices(list: string | undefined): Record<string, string> {
  return readSettings(siteSettings, ['SERVICES'], { SERVICES: list }).SERVICES;
}
