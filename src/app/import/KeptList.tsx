import type { KeptFiles } from '../../protocol/project/project.ts';
import { countText } from '../../protocol/count-text.ts';
import { filesText, keptText } from '../../workspace/import/import-text.ts';

/** Maximum number of files in the list, because a test folder may contain thousands. */
const SHOWN = 200;

/** Files that an import keeps unchanged, each with the reason why the page does not read it. */
export function KeptList({ kept }: { readonly kept: KeptFiles }) {
  const entries = Object.entries(kept);
  if (entries.length === 0) return null;
  return (
    <details className="import-list">
      <summary>{`Kept unchanged: ${filesText(entries.length)}`}</summary>
      <ul aria-label="Kept unchanged">
        {entries.slice(0, SHOWN).map(([path, file]) => (
          <li key={path}>
            <code>{path}</code> {keptText(file)}
          </li>
        ))}
        {entries.length > SHOWN ? <li>and {countText(entries.length - SHOWN, 'more file')}</li> : null}
      </ul>
    </details>
  );
}
