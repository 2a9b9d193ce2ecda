// Rspack's template reads these from the module that it is copied into; `library.ts` gives them as parameters.
const parameters = [
  'runtime_require',
  'container_name',
  'share_strategy',
  'bundler_runtime',
  'runtime_plugins',
  'remote_infos',
].map((name) => `__module_federation_${name}__`);

/** Makes a function of the code that Rspack would write into the entry of every part. */
export default function templateLoader(template: string): string {
  const [before, after, ...more] = template.split('export default function(){');
  if (after === undefined || more.length > 0)
    throw new Error('Rspack has another template to start Module Federation.');
  return `${before}export default function(${parameters}){${after}`;
}
