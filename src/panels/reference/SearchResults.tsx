import type { HelpResult } from '../../protocol/help/help-search.ts';
import { splitAddress } from '../shared/help-search/split-address.ts';
import type { HelpSearch } from '../shared/help-search/use-help-search.ts';
import { MarkedText } from '../shared/help-search/MarkedText.tsx';
import { isCodeName, resultKind } from './kinds.ts';
import { LessonLink } from './LessonLink.tsx';
import { PageLink } from './PageLink.tsx';

interface SearchResultsProps {
  readonly query: string;
  readonly search: HelpSearch;
  readonly onOpen: () => void;
}

export function SearchResults({ query, search: { answer, isPending }, onOpen }: SearchResultsProps) {
  if (answer === undefined || answer.results.length === 0) {
    return isPending ? null : (
      <p className="reference-nothing" role="status">
        No page or lesson matches “{query}”. Try another word, or fewer words.
      </p>
    );
  }
  return (
    <ol className="reference-results" aria-label="Pages found">
      {answer.results.map((result) => (
        <li key={result.address} className="reference-result">
          <div className="reference-result-head">
            <ResultLink result={result} onOpen={onOpen} />
            <span className="reference-mark">{resultKind(result)}</span>
          </div>
          <p className="reference-result-summary">
            <MarkedText {...result.snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function ResultLink({ result, onOpen }: { readonly result: HelpResult; readonly onOpen: () => void }) {
  const { address, kind, of, title } = result;
  const text = <MarkedText {...title} />;
  return kind === 'lesson' ? (
    <LessonLink id={splitAddress(address)[1]}>{text}</LessonLink>
  ) : (
    <PageLink address={address} isCode={isCodeName(kind) || of !== undefined} onOpen={onOpen}>
      {text}
    </PageLink>
  );
}
