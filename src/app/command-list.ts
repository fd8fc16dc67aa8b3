/**
 * All commands of the page in one list. The palette shows the list, the keyboard handler reads keys from it, and the
 * help shows its shortcuts.
 */
import { canApply } from '../store/runs/run-slice.ts';
import type { ThemeChoice } from '../store/state/view-state.ts';
import { appStore } from '../store/store.ts';
import { isFirefox } from '../ui/controls/shortcut.ts';
import { showToast } from '../ui/overlays/toast-queue.ts';
import { editGroup } from './command-groups/edit.ts';
import { goToGroup } from './command-groups/go-to.ts';
import type { Commands } from './commands.ts';
import type { PageCommand } from './page-command.ts';
import type { Session } from './session/session.ts';

const themes = [
  ['system', 'same as system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast-light', 'high contrast, light'],
  ['contrast', 'high contrast, dark'],
] as const satisfies readonly (readonly [ThemeChoice, string])[];

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
    {
      id: 'notices',
      group: 'Project',
      title: 'Notices: recent messages, with undo',
      run: () => commands.show('notices'),
    },
    { id: 'examples', group: 'Project', title: 'Examples', run: () => commands.show('examples') },
    { id: 'lessons', group: 'Project', title: 'Lessons: map of all lessons', run: () => commands.show('lessons') },
    { id: 'make-lesson', group: 'Project', title: 'Make a lesson', run: () => commands.show('make-lesson') },
    { id: 'class', group: 'Project', title: 'Progress of your learners', run: () => commands.show('class') },
    { id: 'puzzles', group: 'Project', title: 'Puzzles: list of all puzzles', run: () => commands.show('puzzles') },
    {
      id: 'puzzle-of-the-day',
      group: 'Project',
      title: 'Puzzle of the day',
      run: () => void session.openPuzzleOfDay(),
    },
    {
      id: 'lesson-compare',
      group: 'Project',
      title: 'Lesson: compare with the solution',
      isReady: () => state().lesson !== undefined,
      run: () => commands.show('compare'),
    },
    {
      id: 'import',
      group: 'Project',
      title: 'Open files, or paste an agent log',
      run: () => commands.show('import'),
    },
    {
      id: 'close-opened',
      group: 'Project',
      title: 'Close the opened agent files',
      isReady: () => state().runs.some(({ origin }) => origin === 'opened'),
      run: () => state().actions.closeOpenedRuns(),
    },
    { id: 'keys', group: 'Project', title: 'hiera-eyaml keys', run: () => commands.show('keys') },
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
      title: 'Guide to the open example or lesson: show or hide',
      run: () => state().actions.showGuide(!state().showsGuide),
    },
    { id: 'tour', group: 'Page', title: 'Look around: a tour of the page', run: () => commands.startTour() },
    {
      id: 'settings',
      group: 'Page',
      title: 'Settings: project, editor and style checks',
      keys: 'Mod+,',
      run: () => commands.show('settings'),
    },
    {
      id: 'commands',
      group: 'Page',
      title: 'All commands',
      keys: 'F1',
      // In Firefox, Ctrl+Shift+P always opens a private window.
      otherKeys: [isFirefox ? 'Shift+Alt+P' : 'Mod+Shift+P'],
      run: () => commands.show('commands'),
    },
    { id: 'help', group: 'Page', title: 'Help and shortcuts', keys: 'Shift+F1', run: () => commands.show('help') },
    {
      id: 'keyboard',
      group: 'Page',
      title: 'Keyboard: all keys, and how to use the editor without a mouse',
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
