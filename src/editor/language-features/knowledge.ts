/** What the language service knows of names: hover cards, signatures of open calls, and values and outcomes beside the text. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { Signature } from '../../protocol/language-api.ts';
import { monaco } from '../monaco.ts';
import { ask, languages, placeOf, puppetLanguages, rangeOf, type FeatureContext } from './context.ts';

function toSignature({ label, documentation, parameters }: Signature): Monaco.languages.SignatureInformation {
  return {
    label,
    ...(documentation === undefined ? {} : { documentation: { value: documentation } }),
    parameters: parameters.map((parameter) => ({
      label: parameter.label,
      ...(parameter.documentation === undefined ? {} : { documentation: { value: parameter.documentation } }),
    })),
  };
}

export function provideKnowledge(context: FeatureContext): readonly Monaco.IDisposable[] {
  return [
    monaco.languages.registerHoverProvider([...languages], {
      provideHover: async (model, position, token) => {
        const answer = await ask(context, model, token, 'hover', placeOf(model, position));
        if (answer === undefined || answer === null) return undefined;
        return { contents: [{ value: answer.contents }], range: rangeOf(model, answer.range) };
      },
    }),
    monaco.languages.registerSignatureHelpProvider([...puppetLanguages], {
      signatureHelpTriggerCharacters: ['(', ','],
      signatureHelpRetriggerCharacters: [')', ' '],
      provideSignatureHelp: async (model, position, token) => {
        const answer = await ask(context, model, token, 'signature', placeOf(model, position), {
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
