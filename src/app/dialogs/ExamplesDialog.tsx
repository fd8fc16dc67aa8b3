import { examples } from '../../examples/index.ts';
import { useCommands } from '../commands.ts';
import { useSession } from '../session/session-context.ts';

/** Complete projects; opening one leaves the project at hand where it is kept. */
export function ExamplesDialog() {
  const session = useSession();
  const { show } = useCommands();
  return (
    <ul className="examples">
      {examples.map(({ id, title, summary }) => (
        <li key={id}>
          <button
            type="button"
            className="example"
            onClick={() => {
              show(undefined);
              void session.openExample(id);
            }}
          >
            <span className="example-title">{title}</span>
            <span className="example-summary">{summary}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
