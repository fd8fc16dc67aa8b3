import { ContextViewService } from 'monaco-editor/platform/contextview/browser/contextViewService.js';

/**
 * Shows the editor's menus, such as the list of fixes, in the overlay of the editor with the focus, above the whole
 * page. Monaco's own place would cut them at the editor's edges. Monaco handles their keys only inside of the editor's
 * element.
 */
export class MenusAbovePage extends ContextViewService {
  constructor() {
    super({
      mainContainer: document.body,
      activeContainer: document.body,
      getContainer: () => document.body,
      onDidLayoutContainer: () => ({ dispose: () => {} }),
    });
  }

  override showContextView(delegate: object, container?: HTMLElement): object {
    const editor = document.activeElement?.closest('.code-editor') ?? container?.closest('.code-editor');
    return super.showContextView(delegate, editor?.querySelector<HTMLElement>('.editor-overlay') ?? container);
  }
}
