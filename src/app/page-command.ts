import { activeEditor } from '../editor/active-editor.ts';

export const commandGroups = ['Run', 'Project', 'Go to', 'Edit', 'Page'] as const;

export interface PageCommand {
  readonly id: string;
  readonly group: (typeof commandGroups)[number];
  readonly title: string;
  readonly description?: string;
  /** Keys in the format of `shortcutText`, such as `Mod+Shift+Enter`. */
  readonly keys?: string;
  readonly otherKeys?: readonly string[];
  /** True if the editor itself handles the key, so that the key works only while the cursor is in the code. */
  readonly inEditor?: boolean;
  /** True for a key that types a character. It works only outside of text fields. */
  readonly unlessTyping?: boolean;
  /** True if the key keeps its usual effect, such as pasting, when the command cannot run. */
  readonly yieldsKey?: true;
  /** Returns whether the command can run now. Absent if it always can. */
  readonly isReady?: () => boolean;
  readonly run: () => void;
}

/** Keys that the page handles before the editor. */
const PAGE_KEYS: ReadonlySet<string> = new Set(['F1']);

/** Returns all keys of a command on this platform. The editor defines the keys of its own commands. */
export function listKeys({ id, keys, otherKeys = [], inEditor = false }: PageCommand): readonly string[] {
  if (inEditor) return (activeEditor()?.keysOf(id) ?? []).filter((each) => !PAGE_KEYS.has(each));
  return keys === undefined ? otherKeys : [keys, ...otherKeys];
}
