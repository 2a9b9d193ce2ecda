#!/usr/bin/env node
// For a part in a repository of its own, where this package is installed. Node 20 runs no TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
await import('./release.ts');
