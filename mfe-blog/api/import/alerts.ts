import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The first line of GitHub's alerts, a quotation that begins with `[!WARNING]`. */
export const alertPattern = /^!(?:note|tip|important|warning|caution)$/i;

const firstLine = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Shows GitHub's five alerts as a box that begins with their word. */
export function remarkAlerts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (quote) => {
      const alert = takeAlert(quote);
      if (!alert) return;
      const word = alert.charAt(0).toUpperCase() + alert.slice(1);
      quote.data = { hProperties: { dataAlert: alert } };
      quote.children.unshift({
        type: 'paragraph',
        children: [{ type: 'strong', children: [{ type: 'text', value: word }] }],
      });
    });
  };
}

/** Removes the sign of an alert from a quotation and returns its word. */
function takeAlert({ children: [paragraph, ...others] }: Blockquote): string | undefined {
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (text?.type !== 'text') return undefined;
  const [sign, alert] = firstLine.exec(text.value) ?? [];
  if (!sign || (sign === text.value && others.length === 0)) return undefined;
  text.value = text.value.slice(sign.length);
  return alert?.toLowerCase();
}
