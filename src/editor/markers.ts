/** Converts problems to markers, with which Monaco underlines code. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { Place, ProblemView } from '../protocol/analysis.ts';
import { explanationAddress } from '../protocol/help/explanation-address.ts';
import { atEachPlace, type PlacedProblem } from '../protocol/problem-places.ts';
import { monaco } from './monaco.ts';
import type { ProjectModels } from './models.ts';

const OWNER = 'puppet';

const severities = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
} as const satisfies Record<ProblemView['severity'], Monaco.MarkerSeverity>;

/**
 * Converts a place to a range. Without an end, the range is the word at the place; without a column, the line without
 * its indentation.
 */
export function toRange(place: Place, model: Monaco.editor.ITextModel): Monaco.IRange {
  const startLineNumber = Math.min(Math.max(place.line, 1), model.getLineCount());
  if (place.column === undefined) {
    const startColumn = model.getLineFirstNonWhitespaceColumn(startLineNumber) || 1;
    const endColumn = model.getLineLastNonWhitespaceColumn(startLineNumber) || model.getLineMaxColumn(startLineNumber);
    return { startLineNumber, startColumn, endLineNumber: startLineNumber, endColumn };
  }
  const startColumn = Math.min(place.column, model.getLineMaxColumn(startLineNumber));
  if (place.endLine !== undefined && place.endColumn !== undefined) {
    return { startLineNumber, startColumn, endLineNumber: place.endLine, endColumn: place.endColumn };
  }
  const word = model.getWordAtPosition({ lineNumber: startLineNumber, column: startColumn });
  const endColumn = word !== null && word.startColumn === startColumn ? word.endColumn : startColumn + 1;
  return { startLineNumber, startColumn, endLineNumber: startLineNumber, endColumn };
}

function toMarker(
  problem: PlacedProblem,
  model: Monaco.editor.ITextModel,
  models: ProjectModels,
): Monaco.editor.IMarkerData {
  const related = problem.related.flatMap(({ place, message }) => {
    const other = models.get(place.file);
    return other === undefined ? [] : [{ resource: other.uri, message, ...toRange(place, other) }];
  });
  return {
    ...toRange(problem.place, model),
    severity: problem.isUnused === true ? monaco.MarkerSeverity.Hint : severities[problem.severity],
    ...(problem.isUnused === true ? { tags: [monaco.MarkerTag.Unnecessary] } : {}),
    message: problem.hint === undefined ? problem.message : `${problem.message}\n${problem.hint}`,
    source: problem.isAdvice === true ? 'Bunraku' : 'Puppet',
    ...linkCode(problem),
    ...(related.length === 0 ? {} : { relatedInformation: related }),
  };
}

function linkCode({ code }: ProblemView): Pick<Monaco.editor.IMarkerData, 'code'> {
  const address = explanationAddress(code);
  if (address?.startsWith('error/') !== true) return {};
  const url = new URL(location.href);
  url.hash = address;
  return { code: { value: code, target: monaco.Uri.parse(url.href) } };
}

export function showMarkers(problems: readonly ProblemView[], models: ProjectModels): void {
  for (const [path, model] of models.all()) {
    const own = problems.flatMap(atEachPlace).filter(({ place }) => place.file === path);
    monaco.editor.setModelMarkers(
      model,
      OWNER,
      own.map((problem) => toMarker(problem, model, models)),
    );
  }
}
