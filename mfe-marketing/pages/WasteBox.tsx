import { brand } from '@site/brand';
import classes from './WasteBox.module.css';

/** The specification gives heading and question. The company has no such service, so the last line says what it does instead (S43). */
export function WasteBox() {
  return (
    <div className={classes.root}>
      <h2>Commercial Waste Services in your Area</h2>
      <p>
        Need help? Talk to an expert <a href={brand.phone.href}>{brand.phone.display}</a>
      </p>
      <p>Licensed collectors take it; we help find one. We do not carry it away.</p>
    </div>
  );
}
