import { useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { Button } from '@site/ui/Button';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Field } from '@site/ui/Field';
import { useLayoutEffect, useRef, useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import { SideNote } from '../../components/SideNote.tsx';
import { gst } from '../../content/services/rates.ts';
import type { ServiceContent } from '../../content/services/types.ts';
import { type Estimate, estimateOf, initialTexts } from '../../data/estimate.ts';
import { quotationPath } from '../../data/quotation-path.ts';
import classes from './PriceEstimate.module.css';

export const estimateId = 'estimate';

/** Works out a price from a few numbers. */
export function PriceEstimate({ service }: { service: ServiceContent }) {
  const { includes, assumes, elsewhere } = service.price;
  return (
    <SideHeadedSection
      id={estimateId}
      title="What it costs"
      intro={includes}
      note={
        <div className={classes.note}>
          <p>{`${assumes} An estimate, not an offer: we quote after a free visit.`}</p>
          {elsewhere && <Elsewhere link={elsewhere} />}
        </div>
      }
    >
      <Panel>
        <EstimateForm service={service} />
      </Panel>
    </SideHeadedSection>
  );
}

function Elsewhere({ link }: { link: NonNullable<ServiceContent['price']['elsewhere']> }) {
  const isThere = useShell().routes.some(({ path }) => link.path.startsWith(`${path}#`));
  return isThere && <SideNote lead={link.lead} links={[link]} />;
}

/** Without scripts it asks the server for the page with the result. */
function EstimateForm({ service: { name, slug, price } }: { service: ServiceContent }) {
  const [texts, setTexts] = useState(initialTexts(price, useLocation().search));
  const estimate = estimateOf(name, price, texts);
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    if (!form.current) return;
    const typed = textsOf(form.current);
    setTexts(typed);
    if (estimateOf(name, price, typed).status === 'estimated') keepInAddress(typed);
  };
  // Numbers may have been typed before the scripts ran, or restored by the browser.
  useLayoutEffect(() => {
    if (form.current) setTexts(textsOf(form.current));
  }, []);

  return (
    <form
      ref={form}
      className={classes.root}
      method="get"
      action={`/${slug}#${estimateId}`}
      aria-label="Estimate"
      noValidate
      onInput={read}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <p>{`Example: ${price.example}. Change the numbers to yours.`}</p>
      <div className={classes.inputs}>
        {price.inputs.map(({ key, label }) => (
          <Field
            key={key}
            name={key}
            label={label}
            kind="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={texts[key]}
            error={estimate.status === 'refused' ? estimate.errors[key] : undefined}
          />
        ))}
      </div>
      <Button type="submit" variant="secondary">
        Work out the price
      </Button>
      <output className={classes.result} aria-label="Estimated price">
        <Result estimate={estimate} />
      </output>
      {estimate.status === 'estimated' && <ButtonLink to={quotationPath(estimate.message)}>Get a quotation</ButtonLink>}
    </form>
  );
}

function Result({ estimate }: { estimate: Estimate }) {
  if (estimate.status === 'refused') return <span>{estimate.reason}</span>;
  return (
    <>
      <strong>{`About ${estimate.amount}`}</strong> <span>{`${gst} included`}</span>
      <span className={classes.basis}>
        {estimate.basis.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
    </>
  );
}

/**
 * For Back and reloads, in the query that the form sends without scripts. Without the router, which would load and announce the page again
 * at every key, and reads the address when the visitor comes back.
 */
function keepInAddress(texts: Record<string, string>): void {
  const query = new URLSearchParams(location.search);
  for (const [key, text] of Object.entries(texts)) query.set(key, text);
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([key, text]) => [key, String(text)]));
}
