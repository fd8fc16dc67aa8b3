import { activeEditor } from '../../editor/active-editor.ts';
import { appStore } from '../../store/store.ts';
import { isNarrow } from '../../ui/narrow.ts';
import { isEmbed } from '../embed/is-embed.ts';
import type { PageCommand } from '../page-command.ts';

const state = () => appStore.getState();

/** Opens the visible file in the other editor group, with the cursor at the same position. */
export function splitEditor(): void {
  const { actions, activeFile, cursor } = state();
  if (activeFile === undefined) return;
  actions.openToSide(activeFile);
  actions.revealPlace(cursor?.file === activeFile ? cursor : { file: activeFile, line: 1 });
}

export function isMarkdown(path = ''): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

function canSplit(): boolean {
  return state().activeFile !== undefined && !isNarrow() && !isEmbed();
}

export function listGroupCommands(): readonly PageCommand[] {
  return [
    {
      id: 'split',
      group: 'Go to',
      title: 'Open to the side: the file in a second editor group',
      keys: 'Mod+\\',
      isReady: canSplit,
      run: splitEditor,
    },
    {
      id: 'first-group',
      group: 'Go to',
      title: 'Go to the first editor group',
      keys: 'Mod+1',
      isReady: () => state().activeFile !== undefined,
      run: () => {
        state().actions.focusGroup(0);
        activeEditor()?.focus();
      },
    },
    {
      id: 'second-group',
      group: 'Go to',
      title: 'Go to the second editor group, or open it',
      keys: 'Mod+2',
      isReady: canSplit,
      run: () => {
        if (state().otherGroup === undefined) return splitEditor();
        state().actions.focusGroup(1);
        activeEditor()?.focus();
      },
    },
  ];
}
