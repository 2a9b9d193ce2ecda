import { parser } from '@prometheus-io/lezer-promql';

/** Label names and the values that each takes, by name of the metric. */
export type ServedMetrics = Map<string, Map<string, Set<string>>>;

/** Reads the metrics of processes, each in Prometheus' text format. */
export function readMetrics(texts: string[]): ServedMetrics {
  const served: ServedMetrics = new Map();
  for (const [, name = '', labels = ''] of texts.join('\n').matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = served.get(name) ?? new Map<string, Set<string>>();
    served.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return served;
}

/** Prometheus adds these itself. */
const addedLabels = ['instance', 'job', 'le'];

/** Faults of a PromQL expression, compared with the metrics that the site serves: syntax, metrics, labels and their values. */
export function faultsIn(expression: string, served: ServedMetrics): string[] {
  // Grafana inserts a duration there.
  const query = expression.replaceAll('$__rate_interval', '5m');
  const faults: string[] = [];
  const grouped: string[] = [];
  const asked = new Map<string, Set<string>>();
  let metric = '';
  let label = '';
  let isExact = false;
  parser.parse(query).iterate({
    enter({ name, type, from, to, node }) {
      const text = query.slice(from, to);
      if (type.isError) faults.push(`cannot be read at ${from}`);
      if (name === 'Identifier') {
        metric = text;
        for (const [known, values] of served.get(metric) ?? []) asked.set(known, values);
        if (!served.has(metric)) faults.push(`no process serves ${metric}`);
      }
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') grouped.push(text);
      else if (name === 'LabelName') label = text;
      if (name === 'MatchOp') isExact = text === '=';
      if (name === 'StringLiteral' && node.parent?.name === 'UnquotedLabelMatcher') {
        const values = served.get(metric)?.get(label);
        if (!values) faults.push(`${metric} has no label ${label}`);
        else if (isExact && !values.has(text.slice(1, -1))) faults.push(`${metric} has no ${label}=${text}`);
      }
    },
  });
  const unknown = grouped.filter((name) => !asked.has(name) && !addedLabels.includes(name));
  return [...faults, ...unknown.map((name) => `nothing there has the label ${name}`)];
}
