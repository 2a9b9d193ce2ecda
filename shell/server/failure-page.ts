import { brand } from '@site/shared/brand';

/** Needs no React, no styles and no service: it is what is left when all of them fail. */
export const failurePage = `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong | ${brand.shortName}</title>
</head>
<body>
<main>
<h1>Something went wrong on our side</h1>
<p>Please try again in a minute. If it is urgent, call us on <a href="${brand.phone.href}">${brand.phone.display}</a> or write to <a href="mailto:${brand.email}">${brand.email}</a>.</p>
<p><a href="/">${brand.name}, home page</a></p>
</main>
</body>
</html>
`;
