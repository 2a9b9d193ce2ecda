import { useAssetBase } from '@site/host/services';
import classes from './Signature.module.css';

/** Over a line; who signed and when stands below it in words. */
export function Signature({ drawing }: { drawing: string }) {
  return (
    <img
      className={classes.root}
      src={useAssetBase() + drawing}
      alt=""
      width={200}
      height={60}
      loading="lazy"
      decoding="async"
    />
  );
}
