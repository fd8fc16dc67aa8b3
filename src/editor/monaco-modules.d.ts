/** Types for a part of Monaco that has none. */
declare module 'monaco-editor/editor/contrib/stickyScroll/browser/stickyScrollWidget.js' {
  import type { StickyScroll } from './sticky-scroll.ts';
  export const StickyScrollWidget: { readonly prototype: StickyScroll };
}

/** The mode that Ctrl+M toggles, for all editors of the page. */
declare module 'monaco-editor/editor/browser/config/tabFocus.js' {
  import type * as Monaco from 'monaco-editor/editor/editor.api.js';
  export const TabFocus: {
    readonly onDidChangeTabFocus: Monaco.IEvent<boolean>;
    getTabFocusMode(): boolean;
  };
}

/** Applies edits of renames and code actions. */
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
  export const StandaloneServices: { get<Service>(id: ServiceId<Service>): Service };
}

declare module 'monaco-editor/platform/keybinding/common/keybinding.js' {
  import type { ServiceId } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
  interface ResolvedKeybinding {
    /** In the notation of VS Code's `keybindings.json`: `ctrl+k ctrl+0`. */
    getUserSettingsLabel(): string | null;
  }
  interface KeybindingItem {
    readonly command: string | null;
    readonly resolvedKeybinding: ResolvedKeybinding | undefined;
  }
  export const IKeybindingService: ServiceId<{ getKeybindings(): readonly KeybindingItem[] }>;
}
