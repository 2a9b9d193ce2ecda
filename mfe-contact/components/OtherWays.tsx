import { brand } from '@site/brand';

/** Phone and e-mail, for when the form does not work. */
export function OtherWays() {
  return (
    <p>
      You can also call <a href={brand.phone.href}>{brand.phone.display}</a> or write to{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </p>
  );
}
