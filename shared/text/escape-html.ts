/**
 * Makes a text safe in HTML and XML, inside an element or an attribute in double quotes.
 * @example
 * escapeHtml('Sales & "Support"'); // 'Sales &amp; &quot;Support&quot;'
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
