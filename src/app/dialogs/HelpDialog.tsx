import { commandGroups, type PageCommand } from '../command-list.ts';
import { useCommands } from '../commands.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { OutcomeMark, outcomeWords, type OutcomeName } from '../../ui/OutcomeMark.tsx';

const outcomes: readonly (readonly [OutcomeName, string])[] = [
  ['unchanged', 'as it should be already'],
  ['changed', 'brought into its wanted state'],
  ['refreshed', 'restarted or run because of another change'],
  ['noop', 'would change, but only looked'],
  ['skipped', 'left alone, mostly after a failure before it'],
  ['failed', 'could not be brought into its state'],
];

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

/** What the page is, its shortcuts (from the one list of commands), and the marks of outcomes. */
export function HelpDialog() {
  const { all } = useCommands();
  return (
    <>
      <p>
        Write Puppet, see its dependency graph, and apply it to a simulated machine. Everything happens in this browser;
        nothing is installed or sent.
      </p>
      {commandGroups.map((group) => (
        <ShortcutList key={group} title={group} shortcuts={shortcutsOf(all, group)} />
      ))}
      <ShortcutList title="Timeline" shortcuts={timelineKeys} />
      <h3>What becomes of a resource</h3>
      <dl className="help-list">
        {outcomes.map(([outcome, text]) => (
          <div key={outcome}>
            <dt>
              <OutcomeMark outcome={outcome} decorative /> {outcomeWords[outcome]}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>
            <OutcomeMark outcome="changed" isCorrective decorative /> Corrective
          </dt>
          <dd>changed back: something other than Puppet had changed it since the last run</dd>
        </div>
      </dl>
    </>
  );
}
