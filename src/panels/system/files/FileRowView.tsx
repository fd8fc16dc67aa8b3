import { File, Folder, Link } from 'lucide-react';
import type { FileRow } from './file-rows.ts';
import { StatusMark } from '../../shared/runs/StatusMark.tsx';

export function FileRowView({ row }: { readonly row: FileRow }) {
  const status = row.entry?.status ?? 'same';
  const view = row.entry?.after ?? row.entry?.before;
  return (
    <>
      {row.isFolder ? <Folder aria-hidden /> : view?.type === 'link' ? <Link aria-hidden /> : <File aria-hidden />}
      <code className={`system-name system-${status}`}>{row.name}</code>
      <StatusMark status={status} />
      {row.isFolder && row.holdsChange && row.isExpanded === false ? (
        <span className="system-holds">changes inside</span>
      ) : null}
      {view === undefined ? null : (
        <span className="system-mode">
          {view.owner}:{view.group} {view.mode}
        </span>
      )}
    </>
  );
}
