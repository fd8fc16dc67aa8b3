/** Provides information about names: hovers, signatures of calls, and values and outcomes beside the code. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { HoverAnswer, Signature } from '../../protocol/language-api.ts';
import { selectRun } from '../../store/selectors.ts';
import { pathOf } from '../models.ts';
import { monaco } from '../monaco.ts';
import { toMarkdown } from './markdown.ts';
import { ask, languages, toRequestPlace, puppetLanguages, toMonacoRange, type FeatureContext } from './context.ts';

function toSignature({ label, documentation, parameters }: Signature): Monaco.languages.SignatureInformation {
  return {
    label,
    ...(documentation === undefined ? {} : { documentation: toMarkdown(documentation) }),
    parameters: parameters.map((parameter) => ({
      label: parameter.label,
      ...(parameter.documentation === undefined ? {} : { documentation: toMarkdown(parameter.documentation) }),
    })),
  };
}

function provideInlays(context: FeatureContext): readonly Monaco.IDisposable[] {
  const changed = new monaco.Emitter<void>();
  const unsubscribe = context.store.subscribe(
    (state) => [state.analysis, selectRun(state)] as const,
    () => changed.fire(),
    { equalityFn: (a, b) => a.every((part, index) => part === b[index]) },
  );
  return [
    { dispose: unsubscribe },
    changed,
    monaco.languages.registerInlayHintsProvider([...puppetLanguages], {
      onDidChangeInlayHints: changed.event,
      provideInlayHints: async (model, range, token) => {
        const answer = await ask(context, model, token, 'inlays', { file: pathOf(model) });
        const hasRun = selectRun(context.store.getState()) !== undefined;
        const hints = (answer?.hints ?? []).filter(({ kind }) => kind === 'value' || hasRun);
        return {
          hints: hints
            .map(({ offset, label, kind }) => {
              const position = model.getPositionAt(offset);
              if (kind === 'value') return { position, label };
              // Shows a value at the end of its line, because a value between words would make the manifest hard to
              // read.
              const column = model.getLineMaxColumn(position.lineNumber);
              return { position: position.with(undefined, column), label: label.trim(), paddingLeft: true };
            })
            .filter(({ position }) => range.containsPosition(position)),
          dispose: () => {},
        };
      },
    }),
  ];
}

export const OPEN_REFERENCE = 'bunraku.openReference';

function referenceLink({ reference }: HoverAnswer): readonly Monaco.IMarkdownString[] {
  if (reference === undefined) return [];
  const link = `command:${OPEN_REFERENCE}?${encodeURIComponent(JSON.stringify([reference]))}`;
  return [
    {
      value: `[Reference](${link} "Open its page in the reference")`,
      isTrusted: { enabledCommands: [OPEN_REFERENCE] },
    },
  ];
}

export function provideKnowledge(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    ...provideInlays(context),
    monaco.editor.registerCommand(OPEN_REFERENCE, (_, address: unknown) => {
      if (typeof address === 'string') context.store.getState().actions.openReference(address);
    }),
    monaco.languages.registerHoverProvider([...languages], {
      provideHover: async (model, position, token) => {
        const answer = await ask(context, model, token, 'hover', toRequestPlace(model, position));
        if (answer === undefined || answer === null) return undefined;
        return {
          contents: [toMarkdown(answer.contents), ...referenceLink(answer)],
          range: toMonacoRange(model, answer.range),
        };
      },
    }),
    monaco.languages.registerSignatureHelpProvider([...puppetLanguages], {
      signatureHelpTriggerCharacters: ['(', '[', ','],
      signatureHelpRetriggerCharacters: [')', ' '],
      provideSignatureHelp: async (model, position, token) => {
        const answer = await ask(context, model, token, 'signature', toRequestPlace(model, position), {
          outlivesTyping: true,
        });
        if (answer === undefined || answer === null) return undefined;
        const { signatures, activeSignature, activeParameter } = answer;
        return {
          value: { signatures: signatures.map(toSignature), activeSignature, activeParameter },
          dispose: () => {},
        };
      },
    }),
  ];
}
