/** Hook of Node's module loader: styles, pictures, drawings and documents exist only in builds, and no address depends on them. */
export async function load(url, context, next) {
  return /\.(css|jpe?g|png|webp|svg|pdf)$/.test(url)
    ? { format: 'module', shortCircuit: true, source: 'export default {};' }
    : next(url, context);
}
