import { filesText, leftOutText } from '../../workspace/import/import-text.ts';
import type { LeftOut } from '../../workspace/import/import-types.ts';

/** How many left out files are listed; a folder of tests may have thousands. */
const SHOWN = 200;

/** What an import leaves out, and why. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <details className="import-list">
      <summary>{`Left out: ${filesText(leftOut.length)}`}</summary>
      <ul aria-label="Left out">
        {leftOut.slice(0, SHOWN).map(({ path, reason }, index) => (
          // Two entries of an archive may have one path.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}:${path}`}>
            <code>{path}</code> {leftOutText(reason)}
          </li>
        ))}
        {leftOut.length > SHOWN ? <li>and {filesText(leftOut.length - SHOWN)} more</li> : null}
      </ul>
    </details>
  );
}
