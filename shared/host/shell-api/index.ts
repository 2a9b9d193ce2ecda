export type { ShellApi, Toast } from '@site/contracts/shell-api';
export { AssetBase, useAssetBase } from './asset-base.ts';
export { Fragment } from './Fragment.tsx';
export { ShellProvider, useShell } from './shell.ts';
