import { useAssetBase } from '@site/host/shell-api';
import classes from './Signature.module.css';

/** A drawn signature over a line; the text below says who signed and when. */
export function Signature({ path }: { path: string }) {
  return (
    <img
      className={classes.root}
      src={useAssetBase() + path}
      alt=""
      width={200}
      height={60}
      loading="lazy"
      decoding="async"
    />
  );
}
