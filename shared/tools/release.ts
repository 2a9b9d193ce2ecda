import { runCommandLine } from '@site/service/program';
import { createReleaseProgram, describeReleaseFailure } from './release/release-program.ts';

await runCommandLine(createReleaseProgram(), { describeFailure: describeReleaseFailure });
