/** The type of a page command. */
import { activeEditor } from '../editor/active-editor.ts';

export const commandGroups = ['Run', 'Project', 'Go to', 'Edit', 'Page'] as const;

export interface PageCommand {
  readonly id: string;
  readonly group: (typeof commandGroups)[number];
  readonly title: string;
  readonly description?: string;
  /** In the format of `shortcutText`, such as `Mod+Shift+Enter`. */
  readonly keys?: string;
  /** Other keys of the command on this platform. */
  readonly otherKeys?: readonly string[];
  /** True if the editor handles the key itself, so that it works only while the cursor is in the code. */
  readonly inEditor?: boolean;
  /** True for a key that the user may be typing, so that it works only outside of text fields. */
  readonly unlessTyping?: boolean;
  /** True if the key keeps its usual effect, such as pasting, while the command cannot run. */
  readonly yieldsKey?: true;
  /** Returns whether the command can run now; absent if it always can. */
  readonly isReady?: () => boolean;
  readonly run: () => void;
}

/** Keys that the page handles before the editor. */
const PAGE_KEYS: ReadonlySet<string> = new Set(['F1']);

/** All keys of a command on this platform. A command of the editor has the keys that the editor gives it. */
export function listKeys({ id, keys, otherKeys = [], inEditor = false }: PageCommand): readonly string[] {
  if (inEditor) return (activeEditor()?.keysOf(id) ?? []).filter((each) => !PAGE_KEYS.has(each));
  return keys === undefined ? otherKeys : [keys, ...otherKeys];
}
