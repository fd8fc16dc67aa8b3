import type { ReferenceEntry } from '../../protocol/reference.ts';
import { isCodeName, kindTitle } from './kinds.ts';
import { PageLink } from './PageLink.tsx';

/** Results that are shown. */
const MOST = 60;

export interface SearchResultsProps {
  readonly query: string;
  readonly found: readonly ReferenceEntry[];
  /** One of the pages was opened. */
  readonly onOpen: () => void;
}

export function SearchResults({ query, found, onOpen }: SearchResultsProps) {
  if (found.length === 0) {
    return (
      <p className="reference-nothing" role="status">
        No page has “{query}” in its name or summary.
      </p>
    );
  }
  return (
    <ol className="reference-results" aria-label="Pages found">
      {found.slice(0, MOST).map(({ address, kind, title, of, summary }) => (
        <li key={address} className="reference-result">
          <div className="reference-result-head">
            <PageLink address={address} isCode={isCodeName(kind) || of !== undefined} onOpen={onOpen}>
              {title}
            </PageLink>
            <span className="reference-mark">{of === undefined ? kindTitle(kind) : `${of}, ${kindTitle(kind)}`}</span>
          </div>
          <p className="reference-result-summary">{summary}</p>
        </li>
      ))}
    </ol>
  );
}
