/** Hooks of Node's module loader: styles, pictures and documents are made by the build alone, and no address depends on them. */
export async function load(url, context, next) {
  return /\.(css|webp|pdf)$/.test(url)
    ? { format: 'module', shortCircuit: true, source: 'export default {};' }
    : next(url, context);
}
