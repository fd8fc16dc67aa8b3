/** Code actions for the selection or the cursor: fixes first, then refactorings. */
import type { CodeAction, CodeActionsAnswer } from '../../answers.ts';
import type { CodeActionParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { actionPlace, type ActionSource } from './action-place.ts';
import { addParameter } from './add-parameter.ts';
import { createMissing } from './create-missing.ts';
import { fixDocumentedName, documentParameter } from './doc-parameters.ts';
import { document } from './document.ts';
import { extractVariable } from './extract-variable.ts';
import { includeClass } from './include-class.ts';
import { lintActions } from './lint-actions.ts';
import { addMetadataKeys } from './metadata-keys.ts';
import { modernize } from './modernize.ts';
import { nearName } from './near-name.ts';
import { arrowToAttribute, attributeToArrow, reverseArrow } from './relationships.ts';
import { rewrites } from './rewrites/rewrites.ts';
import { variableElsewhere } from './variable-elsewhere.ts';

const SOURCES: readonly ActionSource[] = [
  variableElsewhere,
  nearName,
  fixDocumentedName,
  addMetadataKeys,
  includeClass,
  addParameter,
  createMissing,
  lintActions,
  modernize,
  reverseArrow,
  attributeToArrow,
  arrowToAttribute,
  extractVariable,
  rewrites,
  document,
  documentParameter,
];

export function codeActions(context: RequestContext, parameters: CodeActionParameters): CodeActionsAnswer {
  const place = actionPlace(context, parameters);
  if (place === undefined) return { actions: [] };
  const actions = SOURCES.flatMap((source) => source(place));
  return { actions: distinct(actions) };
}

/** Removes repeated actions. If two sources offer the same change, the first one is kept. */
function distinct(actions: readonly CodeAction[]): readonly CodeAction[] {
  const byChange = new Map<string, CodeAction>();
  for (const action of actions) {
    const change = JSON.stringify([action.edits, action.creates, action.moves]);
    if (!byChange.has(change)) byChange.set(change, action);
  }
  return [...byChange.values()];
}
