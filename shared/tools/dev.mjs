#!/usr/bin/env node
// Also for a part in a repository of its own, where this package is installed: `dev PART --against URL`.
import { register } from 'tsx/esm/api';

// Before React is imported.
process.env.NODE_ENV = 'development';
register();
await import('./dev.ts');
