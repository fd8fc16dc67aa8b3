import { createContext, useContext } from 'react';
import type { BottomTab, ViewId } from '../store/state/view-state.ts';
import type { ImportRequest } from '../workspace/import/import-request.ts';
import type { PageCommand } from './page-command.ts';

export interface Commands {
  apply(options?: { readonly noop?: boolean; readonly fresh?: boolean }): void;
  copyLink(): void;
  nextProblem(): void;
  show(dialog: DialogId | undefined): void;
  importFiles(request?: ImportRequest): void;
  /** Shows a view. On a narrow page, shows the pane that contains the view. */
  showView(view: ViewId): void;
  /** Shows the problems or the log. On a narrow page, shows the pane that contains them. */
  showBottom(tab: BottomTab): void;
  startTour(): void;
  readonly all: readonly PageCommand[];
}

export type DialogId =
  | 'share'
  | 'examples'
  | 'projects'
  | 'help'
  | 'files'
  | 'import'
  | 'commands'
  | 'views'
  | 'quick-open'
  | 'settings'
  | 'keys'
  | 'keyboard'
  | 'notices'
  | 'lessons'
  | 'puzzles'
  | 'compare'
  | 'class'
  | 'make-lesson'
  | 'file-changes';

export const CommandsContext = createContext<Commands | undefined>(undefined);

export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (commands === undefined) throw new Error('useCommands needs a CommandsContext around the component');
  return commands;
}
