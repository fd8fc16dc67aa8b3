import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Returns a replacement for a class that other code mentions, extends or uses with `instanceof`, but never
 * instantiates.
 */
function neverMade(...names: readonly string[]): string {
  return names.map((name) => `export class ${name} { constructor() { throw new Error('left out'); } }`).join('\n');
}

/**
 * Parts of Monaco that its entry imports but that this page never shows, each with a replacement. Together they are a
 * seventh of Monaco's size. Options that need one of these parts (`experimentalGpuAcceleration`, a paste chooser) must
 * not be turned on.
 */
const leftOut: Readonly<Record<string, string>> = {
  'diffEditor/diffEditorWidget.js': neverMade('DiffEditorWidget'),
  'multiDiffEditor/multiDiffEditorWidget.js': neverMade('MultiDiffEditorWidget'),
  'diff/linesDiffComputers.js': 'export const linesDiffComputers = {};',
  'gpu/viewGpuContext.js': neverMade('ViewGpuContext'),
  'viewLinesGpu/viewLinesGpu.js': neverMade('ViewLinesGpu'),
  'rulersGpu/rulersGpu.js': neverMade('RulersGpu'),
  'treeSitter/treeSitterSyntaxTokenBackend.js': neverMade('TreeSitterSyntaxTokenBackend'),
  'hoverColorPicker/hoverColorPickerParticipant.js': neverMade('ColorHover', 'HoverColorPickerParticipant'),
  'hintsWidget/inlineCompletionsHintsWidget.js': neverMade(
    'InlineSuggestionHintsContentWidget',
    'InlineCompletionsHintsWidget',
  ),
  'selectBox/selectBox.js': `${neverMade('SelectBox')} export const SeparatorSelectOption = {};`,
  'selectBox/selectBoxCustom.js': 'export {};',
  'browser/copyPasteController.js': 'export class CopyPasteController { static get() { return null; } }',
  // Monaco always creates a minimap, even if it is turned off. The real one is loaded if the settings turn it on.
  'minimap/minimap.js': `
    import { ViewPart } from 'monaco-editor/editor/browser/view/viewPart.js';
    import { loadedMinimap } from '${fileURLToPath(new URL('../../src/editor/minimap/load-minimap.ts', import.meta.url))}';
    class Absent extends ViewPart {
      getDomNode() { return { domNode: document.createElement('div') }; }
      prepareRender() {}
      render() {}
    }
    export function Minimap(context) { return new (loadedMinimap() ?? Absent)(context); }`,
};

const PREFIX = '\0left-out:';

/**
 * Leaves these parts of Monaco out of the built site. The build fails if Monaco no longer contains a part, so that the
 * list stays up to date.
 */
export function leaveOutPlugin(): Plugin {
  const met = new Set<string>();
  return {
    name: 'bunraku-leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (importer === undefined || !importer.includes('/monaco-editor/')) return null;
      const path = Object.keys(leftOut).find((entry) => source.endsWith(`/${entry}`));
      if (path === undefined) return null;
      met.add(path);
      return `${PREFIX}${path}`;
    },
    load: (id) => (id.startsWith(PREFIX) ? leftOut[id.slice(PREFIX.length)] : null),
    buildEnd: (error) => {
      const unmet = Object.keys(leftOut).filter((path) => !met.has(path));
      if (error === undefined && unmet.length > 0) throw new Error(`Monaco no longer has ${unmet.join(', ')}.`);
    },
  };
}
