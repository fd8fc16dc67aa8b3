/** Code actions: fixes for problems, and actions that the language service offers at the cursor. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { FixView } from '../../protocol/analysis.ts';
import type { CodeAction } from '../../protocol/language-api.ts';
import { explanationAddress } from '../../protocol/help/explanation-address.ts';
import { atEachPlace } from '../../protocol/problem-places.ts';
import { changesOfFix, changeWithUndo } from '../../store/changes/change-with-undo.ts';
import { countKindFixes } from '../../store/changes/kind-fixes.ts';
import { selectProblems } from '../../store/problems.ts';
import { selectAnalysisIsOld } from '../../store/selectors.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { toRange as toPlaceRange } from '../markers.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { ask, languages, toMonacoRange, type FeatureContext } from './context.ts';
import { fileChanges } from '../../store/changes/file-changes.ts';
import { OPEN_REFERENCE } from './knowledge.ts';

type TextEdit = Monaco.languages.IWorkspaceTextEdit;

/** Command of an action that creates, moves or deletes files, or edits other files. */
const CHANGE_FILES = 'bunraku.changeFiles';
const APPLY_FIX = 'bunraku.applyFix';

const PREVIEW_FIXES = 'bunraku.previewFixes';

function editsOfFix({ models }: FeatureContext, { edits }: FixView): readonly TextEdit[] {
  return edits.flatMap(({ place, text }) => {
    const model = models.get(place.file);
    if (model === undefined) return [];
    const range = toPlaceRange(place, model);
    return [{ resource: model.uri, versionId: model.getVersionId(), textEdit: { range, text } }];
  });
}

function editsOfAction({ models }: FeatureContext, { edits }: CodeAction): readonly TextEdit[] {
  return edits.flatMap(({ file, range, text }) => {
    const model = models.get(file);
    if (model === undefined) return [];
    return [
      {
        resource: model.uri,
        versionId: model.getVersionId(),
        textEdit: { range: toMonacoRange(model, range), text },
      },
    ];
  });
}

function keyOf(edits: readonly TextEdit[]): string {
  return JSON.stringify(
    edits.map(({ resource, textEdit }) => [
      resource.toString(),
      monaco.Range.lift(textEdit.range).toString(),
      textEdit.text,
    ]),
  );
}

interface Offer {
  readonly action: Monaco.languages.CodeAction;
  /** Key of the edits: equal for offers that do the same. Undefined if an offer changes more than the open file. */
  readonly key?: string;
}

function createOffer(action: Omit<Monaco.languages.CodeAction, 'edit'>, edits: readonly TextEdit[]): Offer {
  return { action: { ...action, edit: { edits: [...edits] } }, key: keyOf(edits) };
}

/** Returns the fixes of problems, if they were computed for the current source. */
function fixesOfProblems(
  context: FeatureContext,
  model: Monaco.editor.ITextModel,
  range: Monaco.IRange,
): readonly Offer[] {
  const state = context.store.getState();
  const path = pathOf(model);
  const checked = state.checks[path];
  const problems = [
    ...(selectAnalysisIsOld(state) ? [] : (state.analysis?.problems ?? [])),
    ...(checked?.text === state.project.files[path] ? (checked?.problems ?? []) : []),
  ].flatMap(atEachPlace);
  const offers = problems.flatMap(({ fix, alternatives = [], place, solutions }) => {
    if (place.file !== path) return [];
    if (!monaco.Range.areIntersectingOrTouching(toPlaceRange(place, model), range)) return [];
    // No preferred action if there are several solutions, because "Fix all" would choose one of them.
    const isPreferred = solutions === undefined && alternatives.length === 0;
    return [...(fix === undefined ? [] : [fix]), ...alternatives].map((each) => toFixOffer(context, each, isPreferred));
  });
  return [...new Map(offers.map((offer) => [offer.key, offer])).values()];
}

function toFixOffer(context: FeatureContext, fix: FixView, isPreferred: boolean): Offer {
  if ((fix.moves ?? []).length > 0) {
    const { title } = fix;
    const action = { title, kind: 'quickfix', command: { id: APPLY_FIX, title, arguments: [fix] } };
    return { action, key: JSON.stringify(fix) };
  }
  return createOffer({ title: fix.title, kind: 'quickfix', isPreferred }, editsOfFix(context, fix));
}

/** Offers "Fix all of this kind" for a problem with a fix, if the project has several such problems. */
function fixesOfKinds(
  { store }: FeatureContext,
  model: Monaco.editor.ITextModel,
  range: Monaco.IRange,
): readonly Monaco.languages.CodeAction[] {
  const problems = selectProblems(store.getState());
  const codes = problems.flatMap(atEachPlace).flatMap(({ code, fix, place }) => {
    if (fix === undefined || place.file !== pathOf(model)) return [];
    return monaco.Range.areIntersectingOrTouching(toPlaceRange(place, model), range) ? [code] : [];
  });
  return [...new Set(codes)].flatMap((code) => {
    const count = countKindFixes(problems, code);
    const title = `Fix all ${count} of this kind in the project…`;
    return count < 2 ? [] : [{ title, kind: 'quickfix', command: { id: PREVIEW_FIXES, title, arguments: [code] } }];
  });
}

/** Returns offers to explain the problems in a range, each explanation once. */
function explanationsAt(
  { store }: FeatureContext,
  model: Monaco.editor.ITextModel,
  range: Monaco.IRange,
): readonly Monaco.languages.CodeAction[] {
  const addresses = selectProblems(store.getState())
    .flatMap(atEachPlace)
    .flatMap(({ code, place }) => {
      if (place.file !== pathOf(model)) return [];
      if (!monaco.Range.areIntersectingOrTouching(toPlaceRange(place, model), range)) return [];
      return explanationAddress(code) ?? [];
    });
  const unique = [...new Set(addresses)];
  return unique.map((address) => {
    const title = unique.length === 1 ? 'Explain this' : `Explain ${address.slice(address.indexOf('/') + 1)}`;
    return { title, kind: 'quickfix', command: { id: OPEN_REFERENCE, title, arguments: [address] } };
  });
}

function toOffer(context: FeatureContext, model: Monaco.editor.ITextModel, action: CodeAction): Offer {
  const { title, kind = 'quickfix', edits, creates = [], moves = [], removes = [] } = action;
  // Monaco undoes the edits of each file separately. It therefore applies only edits of the open file.
  const isLocal = edits.every(({ file }) => file === pathOf(model));
  if (isLocal && creates.length + moves.length + removes.length === 0)
    return createOffer({ title, kind }, editsOfAction(context, action));
  return { action: { title, kind, command: { id: CHANGE_FILES, title, arguments: [action] } } };
}

function applyFix({ store }: FeatureContext, fix: FixView): void {
  const undo = changeWithUndo(store, changesOfFix(store.getState().project.files, fix));
  const [moved] = fix.moves ?? [];
  if (moved !== undefined) store.getState().actions.openFile(moved.to);
  showToast({ message: `${fix.title}: done`, action: undoAction(undo) });
}

function changeFiles({ store }: FeatureContext, action: CodeAction): void {
  const undo = changeWithUndo(store, fileChanges(store.getState().project.files, action));
  const [created] = action.creates ?? [];
  if (created !== undefined) store.getState().actions.openFile(created.file);
  showToast({ message: `${action.title}: done`, action: undoAction(undo) });
}

export function provideActions(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    // Opens the explanation if the user clicks the code of a problem in a hover. Otherwise, the browser would open the
    // link in a new tab.
    monaco.editor.registerLinkOpener({
      open: ({ fragment }) => {
        if (!fragment.startsWith('error/')) return false;
        context.store.getState().actions.openReference(fragment);
        return true;
      },
    }),
    monaco.editor.registerCommand(CHANGE_FILES, (_accessor, action: CodeAction) => changeFiles(context, action)),
    monaco.editor.registerCommand(PREVIEW_FIXES, (_accessor, code: string) =>
      context.store.getState().actions.previewFixes(code),
    ),
    monaco.editor.registerCommand(APPLY_FIX, (_accessor, fix: FixView) => applyFix(context, fix)),
    monaco.languages.registerCodeActionProvider([...languages], {
      provideCodeActions: async (model, range, _context, token) => {
        const [start, end] = [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
        const answer = await ask(context, model, token, 'codeActions', {
          file: pathOf(model),
          offset: start,
          ...(start === end ? {} : { selection: [start, end] as const }),
        });
        if (model.isDisposed()) return { actions: [], dispose: () => {} };
        const fixes = token.isCancellationRequested ? [] : fixesOfProblems(context, model, range);
        const known = new Set(fixes.map(({ key }) => key));
        const others = (answer?.actions ?? [])
          .map((action) => toOffer(context, model, action))
          .filter(({ key }) => key === undefined || !known.has(key));
        const offered = [...fixes, ...others].map(({ action }) => action);
        const ofKinds = fixesOfKinds(context, model, range);
        return { actions: [...offered, ...ofKinds, ...explanationsAt(context, model, range)], dispose: () => {} };
      },
    }),
  ];
}
