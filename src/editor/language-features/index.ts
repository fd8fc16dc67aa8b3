/** Registers the language service's features with Monaco. Each file of this folder provides one kind of feature. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { FeatureContext } from './context.ts';
import { provideAcceptKeys } from './accept-keys.ts';
import { provideActions } from './actions.ts';
import { provideCompletion } from './completion.ts';
import { provideFormat } from './format.ts';
import { provideKnowledge } from './knowledge.ts';
import { provideLenses } from './lenses.ts';
import { provideNavigation } from './navigation.ts';
import { provideRename } from './rename.ts';
import { provideStructure } from './structure.ts';
import { provideTyping } from './typing.ts';

export function provideLanguageFeatures(context: FeatureContext): Monaco.IDisposable {
  const provided = [
    ...provideNavigation(context),
    ...provideLenses(context),
    ...provideRename(context),
    ...provideActions(context),
    ...provideCompletion(context),
    ...provideKnowledge(context),
    ...provideStructure(context),
    ...provideFormat(context),
    provideTyping(),
    ...provideAcceptKeys(),
  ];
  return {
    dispose: () => {
      for (const feature of provided) feature.dispose();
    },
  };
}
