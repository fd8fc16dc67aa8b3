import { isFields, isList, readNumber, readText, type Fields } from './fields.ts';

/** Values by group and name, such as `time` and `config_retrieval`. */
export type Metrics = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Reads the metrics of a report: groups with lists of name, label and value, or rows of PuppetDB. */
export function readMetrics({ metrics }: Fields): Metrics {
  const groups = new Map<string, Map<string, number>>();
  const add = (group: string | undefined, name: string | undefined, value: number | undefined): void => {
    if (group === undefined || name === undefined || value === undefined) return;
    const values = groups.get(group) ?? new Map<string, number>();
    groups.set(group, values.set(name, value));
  };
  if (isList(metrics)) {
    for (const row of metrics.filter(isFields))
      add(readText(row, 'category'), readText(row, 'name'), readNumber(row, 'value'));
  } else if (isFields(metrics)) {
    for (const [group, metric] of Object.entries(metrics)) {
      const rows = isFields(metric) ? metric['values'] : undefined;
      for (const row of isList(rows) ? rows.filter(isList) : []) {
        const [name, , value] = row;
        if (typeof name === 'string' && typeof value === 'number') add(group, name, value);
      }
    }
  }
  return Object.fromEntries([...groups].map(([group, values]) => [group, Object.fromEntries(values)]));
}

/** Reads the groups of `last_run_summary.yaml`. Each group maps names to numbers. */
export function readSummaryMetrics(summary: Fields): Metrics {
  const groups = Object.entries(summary).flatMap(([group, values]) =>
    isFields(values) ? [[group, Object.fromEntries(Object.entries(values).filter(isNumberEntry))] as const] : [],
  );
  return Object.fromEntries(groups.filter(([group]) => group !== 'version' && group !== 'application'));
}

function isNumberEntry(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}
