/** The rows of the table of releases that decide at every expression, looked up once for an evaluator. */
import type { Release } from '../releases/release.ts';

export interface Language {
  readonly emptyTextIsFalse: boolean;
  readonly textsAreNumbers: boolean;
  readonly textsAreJoined: boolean;
  readonly elementsHaveOneKey: boolean;
  readonly variablesAreAppended: boolean;
  readonly callsAreStatementsOrValues: boolean;
  readonly errorsTellTheLine: boolean;
  readonly namesAreRelative: boolean;
  readonly scopeIsDynamic: boolean;
}

export function languageOf(release: Release): Language {
  return {
    emptyTextIsFalse: release.has('empty text is false'),
    textsAreNumbers: release.has('texts are numbers'),
    textsAreJoined: release.has('texts of arrays are joined'),
    elementsHaveOneKey: release.has('elements have one key'),
    variablesAreAppended: release.has('variables are appended to'),
    callsAreStatementsOrValues: release.has('functions are statements or values'),
    errorsTellTheLine: release.has('errors tell the line alone'),
    namesAreRelative: release.has('names of classes are relative'),
    scopeIsDynamic: release.has('dynamic scope'),
  };
}
