/** Served HTML without its style element, which the policy of the page that reads it would stop. */
export function withoutStyle(html: string): string {
  return html.replace(/<style>[\s\S]*?<\/style>/, '');
}
