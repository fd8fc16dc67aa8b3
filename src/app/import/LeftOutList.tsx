import { countText } from '../../protocol/count-text.ts';
import { filesText, leftOutText } from '../../workspace/import/import-text.ts';
import type { LeftOut } from '../../workspace/import/import-types.ts';

/** Maximum number of files in the list, because a test folder may contain thousands. */
const SHOWN = 200;

export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <details className="import-list">
      <summary>{`Left out: ${filesText(leftOut.length)}`}</summary>
      <ul aria-label="Left out">
        {leftOut.slice(0, SHOWN).map(({ path, reason }, index) => (
          // The index makes the key unique: an archive may contain a path twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}:${path}`}>
            <code>{path}</code> {leftOutText(reason)}
          </li>
        ))}
        {leftOut.length > SHOWN ? <li>and {countText(leftOut.length - SHOWN, 'more file')}</li> : null}
      </ul>
    </details>
  );
}
