#!/usr/bin/env node
// Node 20 runs no TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
await import('./create-part.ts');
