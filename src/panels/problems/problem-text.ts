import type { Place, ProblemView } from '../../protocol/analysis.ts';

/** Formats the place at the end of a row, such as `site.pp:3:5`. */
export function placeText(place: Place): string {
  return `${place.file}:${positionText(place)}`;
}

/** Formats a place as `3:5`, without its file, because a heading names the file. */
export function positionText({ line, column }: Pick<Place, 'line' | 'column'>): string {
  return column === undefined ? `${line}` : `${line}:${column}`;
}

const severityWords = { error: 'Error', warning: 'Warning', info: 'Note' } as const satisfies Record<
  ProblemView['severity'],
  string
>;

/** A problem as a line of text, with its related places indented below it. */
export function problemText({ severity, message, place, related, hint }: ProblemView): string {
  const at = (where: Place | undefined): string => (where === undefined ? '' : ` (${placeText(where)})`);
  return [
    `${severityWords[severity]}: ${message}${at(place)}`,
    ...(hint === undefined ? [] : [`  ${hint}`]),
    ...related.map((each) => `  ${each.message}${at(each.place)}`),
  ].join('\n');
}

export function isTrouble({ severity }: ProblemView): boolean {
  return severity !== 'info';
}
