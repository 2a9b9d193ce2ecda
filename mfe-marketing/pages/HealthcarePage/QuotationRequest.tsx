import { contactFormHeading } from '@site/brand/contact-links';
import { useNavigate } from '@site/host/router';
import { Button } from '@site/ui/Button';
import type { HospitalContent } from '../../content/industries/types.ts';
import { quotationPath } from '../../data/quotation-path.ts';
import classes from './QuotationRequest.module.css';

/** Takes the price of one of the hospitals to the contact form, also without scripts. */
export function QuotationRequest({ requests }: Pick<HospitalContent['price'], 'requests'>) {
  const navigate = useNavigate();
  return (
    <form
      className={classes.root}
      action={`/contact#${contactFormHeading}`}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(quotationPath(String(new FormData(event.currentTarget).get('message'))));
      }}
    >
      <fieldset>
        <legend>Nearest to your hospital</legend>
        {requests.map(({ hospital, price }, index) => (
          <label key={hospital}>
            <input
              type="radio"
              name="message"
              value={`Please send a quotation for our hospital. The example on your site: ${hospital}, about ${price} a month.`}
              defaultChecked={index === 0}
            />
            <span>{`${hospital}: ${price}`}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit">Get a quotation</Button>
    </form>
  );
}
