import { brand } from '@site/brand';
import classes from './WasteBox.module.css';

/** Its words are the specification's. The company offers no such service, so it stands with the phone number only (S43). */
export function WasteBox() {
  return (
    <div className={classes.root}>
      <h2>Commercial Waste Services in your Area</h2>
      <p>Need help? Talk to an expert</p>
      <a href={brand.phone.href}>{brand.phone.display}</a>
    </div>
  );
}
