import { activeEditor } from '../../editor/active-editor.ts';
import { findStep } from '../../store/place-history.ts';
import { appStore } from '../../store/store.ts';
import { isMac } from '../../ui/controls/shortcut.ts';
import type { Commands } from '../commands.ts';
import type { PageCommand } from '../page-command.ts';

const state = () => appStore.getState();

/** Commands for positions in the editor. The keys of Back and Forward are those of VS Code on each platform. */
export function listPlaceCommands(commands: Pick<Commands, 'show'>): readonly PageCommand[] {
  const stepCommand = (by: -1 | 1): Pick<PageCommand, 'group' | 'isReady' | 'run'> => ({
    group: 'Go to',
    isReady: () => findStep(state().visited, by, state().project.files) !== undefined,
    run: () => state().actions.stepPlace(by),
  });
  return [
    {
      id: 'back',
      title: 'Back to the previous place',
      ...stepCommand(-1),
      ...(isMac ? { keys: 'Ctrl+-' } : { keys: 'Alt+Left', otherKeys: ['Ctrl+Alt+-'] }),
    },
    {
      id: 'forward',
      title: 'Forward to the next place',
      ...stepCommand(1),
      ...(isMac ? { keys: 'Ctrl+Shift+-' } : { keys: 'Alt+Right', otherKeys: ['Ctrl+Shift+-'] }),
    },
    {
      id: 'file-changes',
      group: 'Go to',
      title: 'Compare the file with an earlier state or another file',
      keys: 'Shift+Alt+D',
      isReady: () => state().activeFile !== undefined,
      run: () => commands.show('file-changes'),
    },
    {
      id: 'editor-alone',
      group: 'Go to',
      title: 'Editor only: hide or show the other panes',
      keys: 'Mod+B',
      run: () => state().actions.showEditorAlone(!state().isEditorAlone),
    },
    {
      id: 'close-tab',
      group: 'Go to',
      title: 'Close the tab',
      keys: 'Alt+W',
      isReady: () => state().activeFile !== undefined,
      run: () => {
        const { activeFile, otherGroup, actions } = state();
        if (activeFile === undefined) return;
        actions.closeFile(activeFile);
        // Closing the last tab of a group closes the group, which had the focus.
        if (otherGroup !== undefined && state().otherGroup === undefined) activeEditor()?.focus();
      },
    },
    {
      id: 'reopen-tab',
      group: 'Go to',
      title: 'Reopen the closed tab',
      // Ctrl+Shift+T is not used, because browsers reopen their own tabs with it.
      keys: 'Shift+Alt+T',
      isReady: () => state().closedFiles.length > 0,
      run: () => state().actions.reopenFile(),
    },
  ];
}
