export type { SiteServices, Toast } from '@site/contracts/services';
export { AssetBase, useAssetBase } from './asset-base.ts';
export { Fragment } from './Fragment.tsx';
export { ServicesProvider, useServices } from './site-services.ts';
