import { commandGroups, listKeys, type PageCommand } from '../page-command.ts';
import { useCommands } from '../commands.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Kbd } from '../../ui/controls/Kbd.tsx';

interface Shortcut {
  readonly keys: string;
  readonly text: string;
}

/** Keys of the timeline's rows. They are listed here because they are not page commands. */
const timelineKeys: readonly Shortcut[] = [
  { keys: '+', text: 'Zoom in; the wheel or a pinch zooms at the pointer' },
  { keys: '-', text: 'Zoom out' },
  { keys: '0', text: 'Show the whole run' },
  { keys: 'Shift+Left', text: 'Move left; drag the bars to move either way' },
  { keys: 'Shift+Right', text: 'Move to the right' },
  { keys: 'Shift+Wheel', text: 'Scroll the rows while the pointer is over the bars' },
];

/** Keys of the file tree and the editor. They are listed here because they are not page commands. */
const keysOfParts: Partial<Readonly<Record<PageCommand['group'], readonly Shortcut[]>>> = {
  Project: [{ keys: 'F2', text: 'Rename or move the file chosen in the tree' }],
  'Go to': [
    { keys: 'Mod+Enter', text: 'In the list of files: open the file to the side' },
    { keys: 'F6', text: 'Next region of the page: header, files, editor, problems, results, status' },
    { keys: 'Shift+F6', text: 'Previous region of the page' },
  ],
  Edit: [{ keys: 'Escape Tab', text: 'Leave the editor' }],
};

function listShortcuts(all: readonly PageCommand[], group: PageCommand['group']): readonly Shortcut[] {
  const own = all.flatMap((command) =>
    // Leaves out commands that the editor does not support.
    command.group === group && (command.inEditor !== true || command.isReady?.() === true)
      ? listKeys(command).map((keys) => ({ keys, text: command.title }))
      : [],
  );
  return [...own, ...(keysOfParts[group] ?? [])];
}

function ShortcutList({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null;
  return (
    <section>
      <h3 className="help-heading">{title}</h3>
      <dl className="help-list">
        {shortcuts.map(({ keys, text }) => (
          <div key={`${keys} ${text}`}>
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Switch for shortcuts without Ctrl or Alt, which speech input can trigger by accident. */
function CharacterKeys() {
  const isOn = useAppStore(({ editorSettings }) => editorSettings.usesCharacterKeys);
  const { setEditor } = useActions();
  return (
    <label className="help-switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => setEditor({ usesCharacterKeys: target.checked })}
      />
      <span>
        Use <Kbd keys="?" /> as a shortcut outside text fields
      </span>
    </label>
  );
}

export function KeyLists() {
  const { all } = useCommands();
  return (
    <>
      <CharacterKeys />
      {commandGroups.map((group) => (
        <ShortcutList key={group} title={`Keys: ${group}`} shortcuts={listShortcuts(all, group)} />
      ))}
      <ShortcutList title="Keys: Timeline" shortcuts={timelineKeys} />
    </>
  );
}
