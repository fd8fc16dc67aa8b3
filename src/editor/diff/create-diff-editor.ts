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
 * Creates Monaco's diff editor without models. `own` overrides options. Does not use `monaco.editor.createDiffEditor`,
 * because the page would then load the diff editor's code together with the code editor.
 */
export function createDiffEditor(
  container: HTMLElement,
  own: Monaco.editor.IDiffEditorConstructionOptions,
): Monaco.editor.IDiffEditor {
  const services = StandaloneServices.get(IInstantiationService);
  // Adds the service for diffs here: Monaco collects its services when the first editor is created, which is before
  // this module is loaded.
  const withDiffs = services.createChild(
    new ServiceCollection([
      IDiffProviderFactoryService,
      services.createInstance(WorkerBasedDiffProviderFactoryService),
    ]),
  );
  const options: Monaco.editor.IDiffEditorConstructionOptions = {
    ...baseOptions,
    hideUnchangedRegions: { enabled: true },
    // Minimum width in pixels for two columns. In a narrower editor, both versions share one column.
    renderSideBySideInlineBreakpoint: 760,
    renderOverviewRuler: false,
    stickyScroll: { enabled: false },
    codeLens: false,
    inlayHints: { enabled: 'off' },
    glyphMargin: true,
    // Turns off the gutter menu, whose commands are not loaded. Monaco then shows an arrow that reverts a change.
    renderGutterMenu: false,
    ...own,
  };
  return withDiffs.createInstance(DiffEditorWidget, container, options, {});
}
