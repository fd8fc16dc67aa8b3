import { createContext, useContext } from 'react';

/** What a person can do from anywhere: header, keyboard, editor. */
export interface Commands {
  apply(options?: { readonly noop?: boolean; readonly fresh?: boolean }): void;
  /** Copies the project's link and says so. */
  copyLink(): void;
  nextProblem(): void;
  show(dialog: DialogId | undefined): void;
}

/** The dialogs of the page; one at a time. */
export type DialogId = 'share' | 'examples' | 'projects' | 'help' | 'files' | 'import';

export const CommandsContext = createContext<Commands | undefined>(undefined);

export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (commands === undefined) throw new Error('No commands above this component');
  return commands;
}
