import { DiffEditorWidget } from 'monaco-editor/editor/browser/widget/diffEditor/diffEditorWidget.js';
import {
  IDiffProviderFactoryService,
  WorkerBasedDiffProviderFactoryService,
} from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService.js';
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation.js';
import { ServiceCollection } from 'monaco-editor/platform/instantiation/common/serviceCollection.js';
import { baseOptions } from '../session/create-editor.ts';

/**
 * Creates Monaco's diff editor without models. `own` overrides the options of all editors.
 * `monaco.editor.createDiffEditor` does the same, but the diff editor would then be part of the code that loads before
 * the editor.
 */
export function createDiffEditor(
  container: HTMLElement,
  own: Monaco.editor.IDiffEditorConstructionOptions,
): Monaco.editor.IDiffEditor {
  const services = StandaloneServices.get(IInstantiationService);
  // Monaco collects its services when the first editor is created. At that time, this module has not been loaded yet.
  const withDiffs = services.createChild(
    new ServiceCollection([
      IDiffProviderFactoryService,
      services.createInstance(WorkerBasedDiffProviderFactoryService),
    ]),
  );
  const options: Monaco.editor.IDiffEditorConstructionOptions = {
    ...baseOptions,
    hideUnchangedRegions: { enabled: true },
    // Below this width in pixels, both versions share one column.
    renderSideBySideInlineBreakpoint: 760,
    renderOverviewRuler: false,
    stickyScroll: { enabled: false },
    codeLens: false,
    inlayHints: { enabled: 'off' },
    glyphMargin: true,
    // The gutter menu needs commands that are not loaded. Without it, Monaco shows an arrow that reverts a change.
    renderGutterMenu: false,
    ...own,
  };
  return withDiffs.createInstance(DiffEditorWidget, container, options, {});
}
