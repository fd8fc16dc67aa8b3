/** Types for modules of Monaco that have none. */
declare module 'monaco-editor/editor/contrib/stickyScroll/browser/stickyScrollWidget.js' {
  import type { StickyScroll } from './sticky-scroll.ts';
  export const StickyScrollWidget: { readonly prototype: StickyScroll };
}

declare module 'monaco-editor/editor/contrib/suggest/browser/suggestWidget.js' {
  import type { SuggestList } from './show-list-soon.ts';
  export const SuggestWidget: { readonly prototype: SuggestList };
}

/** The mode of Tab that Ctrl+M toggles, for all editors of the page. */
declare module 'monaco-editor/editor/browser/config/tabFocus.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  export const TabFocus: {
    readonly onDidChangeTabFocus: Monaco.IEvent<boolean>;
    getTabFocusMode(): boolean;
  };
}

declare module 'monaco-editor/platform/contextview/browser/contextViewService.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  interface Containers {
    readonly mainContainer: HTMLElement;
    readonly activeContainer: HTMLElement;
    readonly getContainer: () => HTMLElement;
    readonly onDidLayoutContainer: () => Monaco.IDisposable;
  }
  export class ContextViewService {
    constructor(containers: Containers);
    showContextView(delegate: object, container?: HTMLElement): object;
  }
}

/** Service that applies the edits of renames and code actions. */
declare module 'monaco-editor/editor/browser/services/bulkEditService.js' {
  import type { ServiceId } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
  interface BulkEditService {
    hasPreviewHandler(): boolean;
    apply(
      edit: object,
      options?: { readonly showPreview?: boolean },
    ): Promise<{ readonly isApplied: boolean; readonly ariaSummary: string }>;
  }
  export const IBulkEditService: ServiceId<BulkEditService>;
}

/** Monaco's services, by their identifiers. */
declare module 'monaco-editor/editor/standalone/browser/standaloneServices.js' {
  export interface ServiceId<Service> {
    readonly _service?: Service;
  }
  export const StandaloneServices: {
    get<Service>(id: ServiceId<Service>): Service;
    /** Replaces services by name. Has no effect once any service has been used. */
    initialize(overrides: Readonly<Record<string, object>>): void;
  };
}

declare module 'monaco-editor/platform/keybinding/common/keybinding.js' {
  import type { ServiceId } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
  interface ResolvedKeybinding {
    /** Returns the shortcut in the notation of VS Code's `keybindings.json`, such as `ctrl+k ctrl+0`. */
    getUserSettingsLabel(): string | null;
  }
  interface KeybindingItem {
    readonly command: string | null;
    readonly resolvedKeybinding: ResolvedKeybinding | undefined;
  }
  export const IKeybindingService: ServiceId<{ getKeybindings(): readonly KeybindingItem[] }>;
}

declare module 'monaco-editor/editor/browser/viewParts/minimap/minimap.js' {
  export const Minimap: new (context: object) => object;
}

declare module 'monaco-editor/platform/instantiation/common/instantiation.js' {
  import type { ServiceId } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
  import type { ServiceCollection } from 'monaco-editor/platform/instantiation/common/serviceCollection.js';
  interface InstantiationService {
    createChild(services: ServiceCollection): InstantiationService;
    /** Calls the constructor with these arguments, followed by the services that it requires. */
    createInstance<Arguments extends readonly unknown[], Made>(
      made: new (...own: Arguments) => Made,
      ...own: Arguments
    ): Made;
  }
  export const IInstantiationService: ServiceId<InstantiationService>;
}

declare module 'monaco-editor/platform/instantiation/common/serviceCollection.js' {
  import type { ServiceId } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
  export interface ServiceCollection {
    has(id: ServiceId<unknown>): boolean;
  }
  export const ServiceCollection: new (
    ...entries: readonly (readonly [ServiceId<unknown>, unknown])[]
  ) => ServiceCollection;
}

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService.js' {
  import type { ServiceId } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
  /** Computes diffs in the editor's worker. */
  interface DiffProviderFactory {
    createDiffProvider(options: object): object;
  }
  export const WorkerBasedDiffProviderFactoryService: new () => DiffProviderFactory;
  export const IDiffProviderFactoryService: ServiceId<DiffProviderFactory>;
}

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffEditorWidget.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  /** The parameters after these are services, which Monaco adds. */
  export const DiffEditorWidget: new (
    container: HTMLElement,
    options: Monaco.editor.IDiffEditorConstructionOptions,
    editors: object,
  ) => Monaco.editor.IDiffEditor;
}
