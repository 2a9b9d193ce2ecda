/** A tool that counts visits without cookies, by a script in every page. */
export interface Analytics {
  tool: 'Plausible' | 'Umami';
  /** Address of its script; what the script counts is sent to the same origin. */
  script: string;
  /** At Plausible the site's domain, at Umami the website's id. */
  site: string;
  /** Where its servers are, for the privacy policy: 'India', 'the European Union'. */
  serversIn: string;
}

/**
 * Undefined: no tool counts visits. Otherwise pages load its script, the content security policy allows it, and the policies for visitors
 * say so.
 * @example
 * { tool: 'Plausible', script: 'https://plausible.io/js/script.js', site: 'www.example.com', serversIn: 'the European Union' }
 */
export const analytics: Analytics | undefined = undefined;

/** The script element of the tool. */
export function analyticsScript({ tool, script, site }: Analytics): string {
  return `<script defer src="${script}" data-${tool === 'Plausible' ? 'domain' : 'website-id'}="${site}"></script>`;
}
