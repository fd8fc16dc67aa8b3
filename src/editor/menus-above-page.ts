import { ContextViewService } from 'monaco-editor/platform/contextview/browser/contextViewService.js';

/**
 * Shows the editor's menus, such as the list of fixes, in the focused editor's overlay, above the whole page. In
 * Monaco's default container, the editor's edges would cut them. The overlay is inside of the editor's element, because
 * only there Monaco handles the keys of a menu.
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
