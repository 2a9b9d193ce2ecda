import { brand } from '@site/brand';

/** The server's own words, if it gave any, and the number to call. */
export function FailureText({ message }: { message: string | undefined }) {
  return (
    <>
      {message && <p>{message}</p>}
      <p>
        Please try again, or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
      </p>
    </>
  );
}
