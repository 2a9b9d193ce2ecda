export type { ShellApi, Toast } from '@site/contracts/shell-api';
export { Fragment } from './Fragment.tsx';
export { AssetBase, ShellProvider, useAssetBase, useShell } from './shell.ts';
