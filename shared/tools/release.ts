import { runProgram } from '@site/service/program';
import { createReleaseProgram, describeReleaseFailure } from './release/release-program.ts';

await runProgram(createReleaseProgram(), { describeFailure: describeReleaseFailure });
