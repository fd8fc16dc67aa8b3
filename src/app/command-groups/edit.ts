import { activeEditor } from '../../editor/active-editor.ts';
import { TOGGLE_TAB } from '../../editor/tab-leaves.ts';
import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { PageCommand } from '../page-command.ts';

const FORMATS_ON_SAVE = 'Ctrl/Cmd+S formats the open manifest before it copies the link.';

const editorActions = [
  ['editor.action.formatDocument', 'Format the file'],
  ['editor.action.quickFix', 'Quick fix at the cursor'],
  ['editor.action.revealDefinition', 'Go to definition'],
  ['editor.action.peekDefinition', 'Peek definition'],
  ['editor.action.goToReferences', 'Go to references'],
  ['editor.action.rename', 'Rename the symbol at the cursor'],
  ['editor.action.quickOutline', 'Go to a symbol in the file'],
  ['editor.action.gotoLine', 'Go to a line'],
  ['editor.action.triggerSuggest', 'Show completions'],
  ['editor.action.showHover', 'Describe the symbol at the cursor'],
  ['actions.find', 'Find in the file'],
  ['editor.action.startFindReplaceAction', 'Replace in the file'],
  ['editor.action.commentLine', 'Comment or uncomment lines'],
  ['editor.action.moveLinesUpAction', 'Move lines up'],
  ['editor.action.moveLinesDownAction', 'Move lines down'],
  ['editor.action.deleteLines', 'Delete lines'],
  ['editor.action.insertCursorBelow', 'Add a cursor below'],
  ['editor.action.addSelectionToNextFindMatch', 'Select the next occurrence'],
  ['editor.action.selectHighlights', 'Select all occurrences'],
  ['editor.action.smartSelect.expand', 'Expand the selection'],
  ['editor.foldAll', 'Fold everything'],
  ['editor.unfoldAll', 'Unfold everything'],
  [TOGGLE_TAB, 'Tab key: indent, or leave the editor'],
  ['editor.action.quickCommand', 'All editor commands'],
] as const satisfies readonly (readonly [string, string])[];

function fromEditor([id, title]: readonly [string, string]): PageCommand {
  return {
    id,
    group: 'Edit',
    title,
    inEditor: true,
    isReady: () => activeEditor()?.has(id) === true,
    run: () => activeEditor()?.run(id),
  };
}

const state = () => appStore.getState();

export function editGroup(): readonly PageCommand[] {
  return [
    ...editorActions.map(fromEditor),
    {
      id: 'wrap',
      group: 'Edit',
      title: 'Wrap long lines: switch on or off',
      keys: 'Alt+Z',
      run: () => state().actions.setEditor({ wrapsLines: !state().editorSettings.wrapsLines }),
    },
    {
      id: 'lenses',
      group: 'Edit',
      title: 'Number of uses above definitions: show or hide',
      run: () => state().actions.setEditor({ showsLenses: !state().editorSettings.showsLenses }),
    },
    {
      id: 'minimap',
      group: 'Edit',
      title: 'Minimap beside the text: show or hide',
      run: () => state().actions.setEditor({ showsMinimap: !state().editorSettings.showsMinimap }),
    },
    {
      id: 'outline',
      group: 'Edit',
      title: 'Outline below the files: show or hide',
      run: () => state().actions.setEditor({ showsOutline: !state().editorSettings.showsOutline }),
    },
    {
      id: 'inlays',
      group: 'Edit',
      title: 'Values and outcomes in the editor: show or hide',
      run: () => state().actions.setEditor({ showsInlays: !state().editorSettings.showsInlays }),
    },
    {
      id: 'unused',
      group: 'Edit',
      title: 'Unused code: gray out or show normally',
      run: () => state().actions.setEditor({ showsUnused: !state().editorSettings.showsUnused }),
    },
    {
      id: 'format-on-save',
      group: 'Edit',
      title: 'Format on Ctrl/Cmd+S: switch on or off',
      run: () => {
        const formatsOnSave = !state().editorSettings.formatsOnSave;
        state().actions.setEditor({ formatsOnSave });
        showToast({ message: formatsOnSave ? FORMATS_ON_SAVE : 'Ctrl/Cmd+S no longer formats the manifest.' });
      },
    },
  ];
}
