import { useAssetBase } from '@site/host/services';
import classes from './Signature.module.css';

/** A drawn signature over a line; the text below says who signed and when. */
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
