import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A class that is referred to, extended or used with `instanceof`, but never instantiated. */
function neverMade(...names: readonly string[]): string {
  return names.map((name) => `export class ${name} { constructor() { throw new Error('left out'); } }`).join('\n');
}

/**
 * Parts of Monaco that its entry imports but this page never shows, each with a replacement; they are a seventh of its
 * size. Options that would need one (`experimentalGpuAcceleration`, a paste chooser) must not be turned on.
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
  // The view always creates one, even if the option hides it. The real one is loaded if the settings ask for it.
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
 * Leaves these parts out of the built site. A part that Monaco no longer has fails the build, so that the list stays
 * accurate.
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
