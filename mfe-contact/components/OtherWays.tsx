import { brand } from '@site/brand';

/** Where a person is reached when the form is not enough. */
export function OtherWays() {
  return (
    <p>
      You can also call <a href={brand.phone.href}>{brand.phone.display}</a> or write to{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </p>
  );
}
