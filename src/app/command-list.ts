/** All commands of the page in one list: the palette shows it, keys are read from it, and the help shows its shortcuts. */
import { activeEditor } from '../editor/active-editor.ts';
import { TOGGLE_TAB } from '../editor/tab-leaves.ts';
import { panels } from '../panels/registry.ts';
import { openReplace, openSearch } from '../panels/search/view-state.ts';
import type { ThemeChoice } from '../store/state.ts';
import { canApply } from '../store/run-slice.ts';
import { appStore } from '../store/store.ts';
import { showToast } from '../ui/overlays/toast-queue.ts';
import type { Commands } from './commands.ts';
import { lookUpWord } from '../editor/look-up.ts';
import type { Session } from './session/session.ts';

export const commandGroups = ['Run', 'Project', 'Go to', 'Edit', 'Page'] as const;

/** Prefix of the titles of commands that show a view. */
export const VIEW_COMMANDS = 'View: ';

export interface PageCommand {
  readonly id: string;
  readonly group: (typeof commandGroups)[number];
  readonly title: string;
  readonly description?: string;
  /** In the format of `shortcutText`: `Mod+Shift+Enter`. */
  readonly keys?: string;
  /** True if the key is handled by the editor and works only in its text. */
  readonly inEditor?: boolean;
  /** True for a key that the user may be typing, so that it works only outside of text fields. */
  readonly unlessTyping?: boolean;
  /** Returns whether the command can run now; absent if it always can. */
  readonly isReady?: () => boolean;
  readonly run: () => void;
}

const themes = [
  ['system', 'same as system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast-light', 'high contrast, light'],
  ['contrast', 'high contrast, dark'],
] as const satisfies readonly (readonly [ThemeChoice, string])[];

const FORMATS_ON_SAVE = 'Ctrl/Cmd+S formats the open manifest before it copies the link.';

const editorActions = [
  ['editor.action.formatDocument', 'Format the file', 'Shift+Alt+F'],
  ['editor.action.quickFix', 'Quick fix at the cursor', 'Mod+.'],
  ['editor.action.revealDefinition', 'Go to definition', 'F12'],
  ['editor.action.goToReferences', 'Go to references', 'Shift+F12'],
  ['editor.action.rename', 'Rename the symbol at the cursor', 'F2'],
  ['editor.action.quickOutline', 'Go to a symbol in the file', 'Mod+Shift+O'],
  ['editor.action.gotoLine', 'Go to a line', 'Mod+G'],
  ['editor.action.triggerSuggest', 'Show completions', 'Mod+Space'],
  ['editor.action.showHover', 'Describe the symbol at the cursor', 'Mod+K Mod+I'],
  ['actions.find', 'Find in the file', 'Mod+F'],
  ['editor.action.startFindReplaceAction', 'Replace in the file', 'Mod+H'],
  ['editor.action.commentLine', 'Comment or uncomment lines', 'Mod+/'],
  ['editor.action.moveLinesUpAction', 'Move lines up', 'Alt+Up'],
  ['editor.action.moveLinesDownAction', 'Move lines down', 'Alt+Down'],
  ['editor.action.insertCursorBelow', 'Add a cursor below', 'Mod+Alt+Down'],
  ['editor.foldAll', 'Fold everything', 'Mod+K Mod+0'],
  ['editor.unfoldAll', 'Unfold everything', 'Mod+K Mod+J'],
  [TOGGLE_TAB, 'Switch Tab between indenting and leaving the editor', 'Mod+M'],
  ['editor.action.quickCommand', 'All editor commands'],
] as const satisfies readonly (readonly [string, string, string?])[];

function fromEditor([id, title, keys]: readonly [string, string, string?]): PageCommand {
  return {
    id,
    group: 'Edit',
    title,
    inEditor: true,
    ...(keys === undefined ? {} : { keys }),
    isReady: () => activeEditor()?.has(id) === true,
    run: () => activeEditor()?.run(id),
  };
}

type AllCommands = Omit<Commands, 'all'>;

const state = () => appStore.getState();

export function pageCommands(commands: AllCommands, session: Session): readonly PageCommand[] {
  return [
    ...runGroup(commands),
    ...projectGroup(commands, session),
    ...goToGroup(commands),
    ...editGroup(),
    ...pageGroup(commands),
  ];
}

function runGroup(commands: AllCommands): readonly PageCommand[] {
  const isReady = (): boolean => canApply(state());
  const isRunning = (): boolean => state().progress !== undefined;
  return [
    {
      id: 'apply',
      group: 'Run',
      title: 'Apply to the simulated machine',
      keys: 'Mod+Enter',
      isReady,
      run: () => commands.apply(),
    },
    {
      id: 'noop',
      group: 'Run',
      title: 'Noop: show what would change',
      keys: 'Mod+Shift+Enter',
      isReady,
      run: () => commands.apply({ noop: true }),
    },
    {
      id: 'fresh',
      group: 'Run',
      title: 'Apply to a fresh machine',
      isReady,
      run: () => commands.apply({ fresh: true }),
    },
    {
      id: 'stop',
      group: 'Run',
      title: 'Stop the run',
      isReady: isRunning,
      run: () => void state().actions.cancelRun(),
    },
    {
      id: 'reset',
      group: 'Run',
      title: 'Reset the machine',
      isReady: () => !isRunning() && (state().machine !== undefined || state().shownRun !== undefined),
      run: () => {
        state().actions.resetSystem();
        showToast({ message: 'The machine was reset to its state before the first run.' });
      },
    },
  ];
}

function projectGroup(commands: AllCommands, session: Session): readonly PageCommand[] {
  return [
    { id: 'copy-link', group: 'Project', title: 'Copy a link to the project', keys: 'Mod+S', run: commands.copyLink },
    { id: 'share', group: 'Project', title: 'Share', run: () => commands.show('share') },
    { id: 'new', group: 'Project', title: 'New project', run: () => void session.newProject() },
    { id: 'projects', group: 'Project', title: 'Projects in this browser', run: () => commands.show('projects') },
    { id: 'notices', group: 'Project', title: 'Notices: undo a recent change', run: () => commands.show('notices') },
    { id: 'examples', group: 'Project', title: 'Examples', run: () => commands.show('examples') },
    { id: 'lessons', group: 'Project', title: 'Lessons: map of all lessons', run: () => commands.show('lessons') },
    {
      id: 'lesson-compare',
      group: 'Project',
      title: 'Lesson: compare with the solution',
      isReady: () => state().lesson !== undefined,
      run: () => commands.show('compare'),
    },
    { id: 'import', group: 'Project', title: 'Import files', run: () => commands.show('import') },
    { id: 'keys', group: 'Project', title: 'hiera-eyaml keys', run: () => commands.show('keys') },
    { id: 'style', group: 'Project', title: 'Project, editor and style checks', run: () => commands.show('style') },
  ];
}

function goToGroup(commands: AllCommands): readonly PageCommand[] {
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
    { id: 'problems', group: 'Go to', title: 'Problems', run: () => commands.showBottom('problems') },
    { id: 'log', group: 'Go to', title: 'Log', run: () => commands.showBottom('log') },
  ];
}

function editGroup(): readonly PageCommand[] {
  return [
    ...editorActions.map(fromEditor),
    {
      id: 'inlays',
      group: 'Edit',
      title: 'Values and outcomes in the editor: show or hide',
      run: () => state().actions.setEditor({ showsInlays: !state().editorSettings.showsInlays }),
    },
    {
      id: 'unused',
      group: 'Edit',
      title: 'Unused code: gray or show as usual',
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

function pageGroup(commands: AllCommands): readonly PageCommand[] {
  return [
    ...themes.map(([id, title]): PageCommand => ({
      id: `theme-${id}`,
      group: 'Page',
      title: `Theme: ${title}`,
      run: () => state().actions.setTheme(id),
    })),
    {
      id: 'guide',
      group: 'Page',
      title: 'Show or hide the guide of examples and lessons',
      run: () => state().actions.showGuide(!state().showsGuide),
    },
    { id: 'tour', group: 'Page', title: 'Look around: a tour of the page', run: () => commands.startTour() },
    { id: 'commands', group: 'Page', title: 'All commands', keys: 'F1', run: () => commands.show('commands') },
    { id: 'help', group: 'Page', title: 'Help and shortcuts', keys: 'Shift+F1', run: () => commands.show('help') },
    {
      id: 'keyboard',
      group: 'Page',
      title: 'Keyboard: the editor without a mouse, all keys',
      keys: 'Alt+F1',
      run: () => commands.show('keyboard'),
    },
    {
      id: 'shortcuts',
      group: 'Page',
      title: 'Keyboard shortcuts',
      keys: '?',
      unlessTyping: true,
      run: () => commands.show('help'),
    },
  ];
}
