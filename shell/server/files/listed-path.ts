import * as v from 'valibot';

/** Path of a page as a service lists it; with two slashes in front it would lead to another host. */
export const listedPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'A path of this site was expected.'));
