import { brand } from '@site/brand';
import { CallBox } from '@site/ui/CallBox';
import { VisitLink } from '../components/VisitLink.tsx';
import classes from './IndustryAside.module.css';

/** The phone call-to-action, with the waste box above it where the page has one. */
export function IndustryAside({ hasWasteBox }: { hasWasteBox: boolean }) {
  return (
    <aside className={classes.aside} aria-label="Call us">
      {hasWasteBox && <WasteBox />}
      <CallBox
        title="Have a similar requirement?"
        text="Tell us about it in two minutes and we will say what we would check first."
      >
        <VisitLink />
      </CallBox>
    </aside>
  );
}

// Its words are the specification's. The company offers no such service, so it stands with the phone number only (S43).
function WasteBox() {
  return (
    <div className={classes.waste}>
      <h2>Commercial Waste Services in your Area</h2>
      <p>Need help? Talk to an expert</p>
      <a href={brand.phone.href}>{brand.phone.display}</a>
    </div>
  );
}
