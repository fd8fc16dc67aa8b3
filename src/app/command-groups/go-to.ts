import { activeEditor } from '../../editor/active-editor.ts';
import { lookUpWord } from '../../editor/look-up.ts';
import { panels } from '../../panels/registry.ts';
import { showHierarchyAtCursor } from '../../panels/hierarchy/show-hierarchy.ts';
import { openReplace, openSearch } from '../../panels/search/view-state.ts';
import { appStore } from '../../store/store.ts';
import type { Commands } from '../commands.ts';
import type { PageCommand } from '../page-command.ts';
import { isMarkdown, listGroupCommands } from './groups.ts';
import { listPlaceCommands } from './places.ts';

/** Prefix of the titles of commands that show a view. */
export const VIEW_COMMANDS = 'View: ';

type AllCommands = Omit<Commands, 'all'>;

const state = () => appStore.getState();

export function goToGroup(commands: AllCommands): readonly PageCommand[] {
  return [
    { id: 'quick-open', group: 'Go to', title: 'Go to a file', keys: 'Mod+P', run: () => commands.show('quick-open') },
    {
      id: 'search',
      group: 'Go to',
      title: 'Search all files',
      keys: 'Mod+Shift+F',
      run: () => {
        commands.show(undefined);
        commands.showView('search');
        openSearch('text', activeEditor()?.selected());
      },
    },
    {
      id: 'search-replace',
      group: 'Go to',
      title: 'Replace in all files',
      keys: 'Mod+Shift+H',
      run: () => {
        commands.show(undefined);
        commands.showView('search');
        openReplace(activeEditor()?.selected());
      },
    },
    {
      id: 'search-symbols',
      group: 'Go to',
      title: 'Search the project’s symbols',
      run: () => {
        commands.showView('search');
        openSearch('symbols');
      },
    },
    {
      id: 'search-unused',
      group: 'Go to',
      title: 'Unused code and data',
      run: () => {
        commands.showView('search');
        openSearch('unused');
      },
    },
    ...listPlaceCommands(commands),
    ...listGroupCommands(),
    { id: 'next-problem', group: 'Go to', title: 'Next problem', keys: 'F8', run: commands.nextProblem },
    { id: 'views', group: 'Go to', title: 'Choose a view', keys: 'F9', run: () => commands.show('views') },
    ...panels.map(({ id, title, description }): PageCommand => ({
      id: `view-${id}`,
      group: 'Go to',
      title: `${VIEW_COMMANDS}${title}`,
      description,
      run: () => commands.showView(id),
    })),
    {
      id: 'look-up',
      group: 'Go to',
      title: 'Look up the word at the cursor',
      keys: 'F4',
      isReady: () => state().cursor !== undefined,
      run: () => void lookUpWord(),
    },
    {
      id: 'hierarchy',
      group: 'Go to',
      title: 'Show the definition at the cursor in the Hierarchy view',
      keys: 'Shift+Alt+H',
      isReady: () => state().cursor !== undefined,
      run: () => {
        showHierarchyAtCursor();
        commands.showView('hierarchy');
      },
    },
    {
      id: 'preview',
      group: 'Go to',
      title: 'Preview the Markdown file',
      keys: 'Mod+Shift+V',
      yieldsKey: true,
      isReady: () => isMarkdown(state().activeFile),
      run: () => commands.showView('preview'),
    },
    { id: 'problems', group: 'Go to', title: 'Problems', run: () => commands.showBottom('problems') },
    { id: 'log', group: 'Go to', title: 'Log', run: () => commands.showBottom('log') },
  ];
}
