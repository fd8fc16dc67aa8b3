/** Monaco with only the modules that the page uses. The bundle contains no other modules. */
import * as monaco from 'monaco-editor/editor/editor.api.js';
import 'monaco-editor/features/codeEditor/register.js';
import 'monaco-editor/features/bracketMatching/register.js';
import 'monaco-editor/features/caretOperations/register.js';
import 'monaco-editor/features/clipboard/register.js';
import 'monaco-editor/features/codeAction/register.js';
import 'monaco-editor/features/codelens/register.js';
import 'monaco-editor/features/codicon/register.js';
import 'monaco-editor/features/comment/register.js';
import 'monaco-editor/features/contextmenu/register.js';
import 'monaco-editor/features/cursorUndo/register.js';
import 'monaco-editor/features/dnd/register.js';
import 'monaco-editor/features/documentSymbols/register.js';
import 'monaco-editor/features/find/register.js';
import 'monaco-editor/features/folding/register.js';
import 'monaco-editor/features/format/register.js';
import 'monaco-editor/features/gotoError/register.js';
import 'monaco-editor/features/gotoLine/register.js';
import 'monaco-editor/features/gotoSymbol/register.js';
import 'monaco-editor/features/hover/register.js';
import 'monaco-editor/features/indentation/register.js';
import 'monaco-editor/features/inlayHints/register.js';
import 'monaco-editor/features/lineSelection/register.js';
import 'monaco-editor/features/linesOperations/register.js';
import 'monaco-editor/features/links/register.js';
import 'monaco-editor/features/multicursor/register.js';
import 'monaco-editor/features/parameterHints/register.js';
import 'monaco-editor/features/quickCommand/register.js';
import 'monaco-editor/features/quickOutline/register.js';
import 'monaco-editor/features/readOnlyMessage/register.js';
import 'monaco-editor/features/referenceSearch/register.js';
import 'monaco-editor/features/rename/register.js';
import 'monaco-editor/editor/contrib/semanticTokens/browser/documentSemanticTokens.js';
import 'monaco-editor/features/smartSelect/register.js';
import 'monaco-editor/features/snippet/register.js';
import 'monaco-editor/features/stickyScroll/register.js';
// Imported directly, because `features/suggest` registers only inline completions.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController.js';
import 'monaco-editor/features/toggleTabFocusMode/register.js';
import 'monaco-editor/features/wordHighlighter/register.js';
import 'monaco-editor/features/wordOperations/register.js';
import 'monaco-editor/features/wordPartOperations/register.js';
import 'monaco-editor/languages/definitions/shell/register.js';
import 'monaco-editor/languages/definitions/ini/register.js';
import 'monaco-editor/languages/definitions/markdown/register.js';
import { SuggestWidget } from 'monaco-editor/editor/contrib/suggest/browser/suggestWidget.js';
import { StickyScrollWidget } from 'monaco-editor/editor/contrib/stickyScroll/browser/stickyScrollWidget.js';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
import { registerEpp } from './languages/epp.ts';
import { registerErb } from './languages/erb.ts';
import { registerJson } from './languages/json.ts';
import { registerPuppet } from './languages/puppet.ts';
import { registerRuby } from './languages/ruby.ts';
import { registerYaml } from './languages/yaml.ts';
import { MenusAbovePage } from './menus-above-page.ts';
import { showListsSoon } from './show-list-soon.ts';
import { ignoreStaleLines } from './sticky-scroll.ts';

self.MonacoEnvironment = {
  getWorker: () => new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module', name: 'editor' }),
};

// Must run before any service is used.
StandaloneServices.initialize({ contextViewService: new MenusAbovePage() });

// Uses the same shortcut on every platform. Monaco's own shortcut differs on Linux.
monaco.editor.addKeybindingRule({
  keybinding: monaco.KeyMod.Shift | monaco.KeyMod.Alt | monaco.KeyCode.KeyF,
  command: 'editor.action.formatDocument',
  when: 'editorHasDocumentFormattingProvider && editorTextFocus && !editorReadonly',
});

monaco.editor.addKeybindingRule({
  keybinding: monaco.KeyMod.Alt | monaco.KeyCode.F12,
  command: 'editor.action.peekDefinition',
  when: 'editorHasDefinitionProvider && editorTextFocus && !isInEmbeddedEditor',
});

ignoreStaleLines(StickyScrollWidget.prototype);
showListsSoon(SuggestWidget.prototype);

registerPuppet(monaco);
registerEpp(monaco);
registerErb(monaco);
registerJson(monaco);
registerRuby(monaco);
registerYaml(monaco);

export { monaco };
export type Monaco = typeof monaco;
