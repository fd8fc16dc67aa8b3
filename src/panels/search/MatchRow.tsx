import { FileText } from 'lucide-react';
import { middleTruncate } from '../shared/label-texts.ts';
import type { SearchRow } from './rows.ts';
import { ShownText } from '../../ui/ShownText.tsx';

export function MatchRow({ row }: { readonly row: SearchRow }) {
  if (row.kind === 'file') {
    const cut = row.file.lastIndexOf('/') + 1;
    return (
      <>
        <FileText className="search-icon" aria-hidden />
        <span className="search-file">
          <ShownText text={row.file.slice(cut)} />
        </span>
        <span className="search-folder">
          <ShownText text={middleTruncate(row.file.slice(0, Math.max(cut - 1, 0)), 60)} />
        </span>
        <span className="search-count">{row.count.toLocaleString('en')}</span>
      </>
    );
  }
  const { line, before, text, after, put } = row.match;
  return (
    <>
      <span className="search-line">{line}</span>
      <span className="search-text">
        {before}
        {put === undefined ? (
          <mark className="search-mark">{text}</mark>
        ) : (
          <>
            <del className="search-removed">{text}</del>
            <ins className="search-added">{put}</ins>
          </>
        )}
        {after}
      </span>
    </>
  );
}
