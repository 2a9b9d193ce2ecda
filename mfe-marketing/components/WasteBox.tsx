import { brand } from '@site/brand';
import { Icon } from '@site/ui/Icon';
import { phoneIcon } from '@site/ui/icons';
import classes from './WasteBox.module.css';

/** The specification gives heading and question. The company has no such service, so the last line says what it does instead (S43). */
export function WasteBox() {
  return (
    <aside className={classes.root} aria-labelledby="waste">
      <h2 id="waste">Commercial Waste Services in your Area</h2>
      <p>Need help? Talk to an expert</p>
      <a href={brand.phone.href}>
        <Icon icon={phoneIcon} />
        <span>{brand.phone.display}</span>
      </a>
      <p className={classes.note}>Licensed collectors take it; we help find one. We do not carry it away.</p>
    </aside>
  );
}
