import { commandGroups, type PageCommand } from '../command-list.ts';
import { useCommands } from '../commands.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Button } from '../../ui/Button.tsx';
import { panels } from '../../panels/registry.ts';
import { HelpMarks } from './HelpMarks.tsx';

interface Shortcut {
  readonly keys: string;
  readonly text: string;
}

/** Keys of the timeline's rows, which are no commands of the page; its overview has the arrow keys. */
const timelineKeys: readonly Shortcut[] = [
  { keys: '+', text: 'Zoom in; the wheel or a pinch does so around the pointer' },
  { keys: '-', text: 'Zoom out' },
  { keys: '0', text: 'Show the whole run' },
  { keys: 'Shift+Left', text: 'Move to the left; a drag of the bars moves both ways' },
  { keys: 'Shift+Right', text: 'Move to the right' },
  { keys: 'Shift+Wheel', text: 'Scroll the rows over the bars' },
];

/** Keys of parts of the page, which are no commands of it: of the tree of files, and of the editor. */
const keysOfParts: Partial<Readonly<Record<PageCommand['group'], readonly Shortcut[]>>> = {
  Project: [{ keys: 'F2', text: 'Rename or move the file chosen in the tree' }],
  Edit: [{ keys: 'Escape Tab', text: 'Leave the editor' }],
};

function shortcutsOf(all: readonly PageCommand[], group: PageCommand['group']): readonly Shortcut[] {
  const own = all.flatMap((command) =>
    // A key of the editor is named where the editor has what it is for.
    command.group === group && command.keys !== undefined && (command.inEditor !== true || command.isReady?.() === true)
      ? [{ keys: command.keys, text: command.title }]
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

/** The purpose of the page, its views, its marks, and its shortcuts (from the one list of commands). */
export function HelpDialog() {
  const { all, startTour } = useCommands();
  return (
    <>
      <p>
        Write Puppet, see its dependency graph, and apply it to a simulated machine. Everything happens in this browser;
        nothing is installed or sent.
      </p>
      <div className="help-tour">
        <Button onPress={startTour}>Look around</Button>
        <span>A tour of the page in eight steps</span>
      </div>
      <section>
        <h3 className="help-heading">Views</h3>
        <dl className="help-list">
          {panels.map(({ id, title, description }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <HelpMarks />
      {commandGroups.map((group) => (
        <ShortcutList key={group} title={`Keys: ${group}`} shortcuts={shortcutsOf(all, group)} />
      ))}
      <ShortcutList title="Keys: Timeline" shortcuts={timelineKeys} />
    </>
  );
}
