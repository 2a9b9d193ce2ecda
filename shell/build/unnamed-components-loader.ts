/**
 * For a library with all its components in one file: lets the minifier drop those that nobody uses. It would keep them for the names
 * that they are given for React's tools (`Form.displayName = 'Form'`), and for the calls that make them.
 */
export default function unnamedComponentsLoader(source: string): string {
  return source
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replace(/^var (\w+) = (\w+\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2');
}
