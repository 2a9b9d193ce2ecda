import { runCommandLine } from '@site/service/commands/program';
import { createReleaseProgram, describeReleaseFailure } from './release/release-program.ts';

await runCommandLine(createReleaseProgram(), { describeFailure: describeReleaseFailure });
