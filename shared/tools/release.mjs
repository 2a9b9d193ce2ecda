#!/usr/bin/env node
// Also for a part in a repository of its own, where this package is installed. Node 20 runs no TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
const { runCommandLine } = await import('@site/service/commands/program');
const { createReleaseProgram, describeReleaseFailure } = await import('./release/release-program.ts');
await runCommandLine(createReleaseProgram(), { describeFailure: describeReleaseFailure });
