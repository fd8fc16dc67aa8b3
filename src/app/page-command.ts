import { activeEditor } from '../editor/active-editor.ts';

export const commandGroups = ['Run', 'Project', 'Go to', 'Edit', 'Page'] as const;

export interface PageCommand {
  readonly id: string;
  readonly group: (typeof commandGroups)[number];
  readonly title: string;
  readonly description?: string;
  /** Shortcut in the notation of `shortcutText`, such as `Mod+Shift+Enter`. */
  readonly keys?: string;
  readonly otherKeys?: readonly string[];
  /** True if the editor handles the shortcut, which then works only while the cursor is in the code. */
  readonly inEditor?: boolean;
  /** True for a shortcut that types a character. It works only outside of text fields. */
  readonly unlessTyping?: boolean;
  /** True if the shortcut keeps its usual effect, such as pasting, while the command cannot run. */
  readonly yieldsKey?: true;
  /** Returns whether the command can run now. Absent if it always can. */
  readonly isReady?: () => boolean;
  readonly run: () => void;
}

/** Keys that the page handles before the editor. They cannot be shortcuts of editor commands. */
const PAGE_KEYS: ReadonlySet<string> = new Set(['F1']);

/** Returns all shortcuts of a command on this platform. The editor determines the shortcuts of its own commands. */
export function listKeys({ id, keys, otherKeys = [], inEditor = false }: PageCommand): readonly string[] {
  if (inEditor) return (activeEditor()?.keysOf(id) ?? []).filter((each) => !PAGE_KEYS.has(each));
  return keys === undefined ? otherKeys : [keys, ...otherKeys];
}
