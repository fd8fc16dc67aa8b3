import { Kbd } from '../../ui/Kbd.tsx';
import { OutcomeMark, outcomeWords, type OutcomeName } from '../../ui/OutcomeMark.tsx';

const shortcuts = [
  ['Mod+Enter', 'Apply to the simulated machine'],
  ['Mod+Shift+Enter', 'Noop: say what would change'],
  ['Mod+S', 'Copy a link to the project'],
  ['F8', 'Go to the next problem'],
  ['F1', 'Every command of the editor'],
  ['F2', 'Rename or move the file chosen in the tree'],
  ['Mod+.', 'Quick fix at the cursor'],
  ['Shift+F1', 'This help'],
] as const;

const outcomes: readonly (readonly [OutcomeName, string])[] = [
  ['unchanged', 'as it should be already'],
  ['changed', 'brought into its wanted state'],
  ['refreshed', 'restarted or run because of another change'],
  ['noop', 'would change, but only looked'],
  ['skipped', 'left alone, mostly after a failure before it'],
  ['failed', 'could not be brought into its state'],
];

export function HelpDialog() {
  return (
    <>
      <p>
        Write Puppet on the left, see its dependency graph on the right, and apply it to a simulated machine. Everything
        happens in this browser; nothing is installed or sent.
      </p>
      <h3>Keys</h3>
      <dl className="help-list">
        {shortcuts.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
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
      </dl>
    </>
  );
}
