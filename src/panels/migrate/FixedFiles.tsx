import { useMemo } from 'react';
import { Files } from 'lucide-react';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { diffLines, type DiffLine } from '../shared/text/text-diff.ts';
import { sideBySide } from './side-by-side.ts';

const MOST_ROWS = 1500;

interface FixedFilesProps {
  /** Files with all automatic fixes applied, by path. */
  readonly fixedFiles: ProjectFiles;
  readonly files: ProjectFiles;
}

export function FixedFiles({ fixedFiles, files }: FixedFilesProps) {
  const paths = Object.keys(fixedFiles).sort();
  if (paths.length === 0)
    return (
      <EmptyState icon={<Files />} title="No files change">
        No finding can be fixed automatically: each needs your decision.
      </EmptyState>
    );
  return (
    <div className="migrate-files">
      {paths.map((path) => (
        <FixedFile key={path} path={path} before={files[path] ?? ''} after={fixedFiles[path] ?? ''} />
      ))}
    </div>
  );
}

function FixedFile({
  path,
  before,
  after,
}: {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}) {
  const rows = useMemo(() => sideBySide(diffLines(before, after)), [before, after]);
  return (
    <section className="migrate-file" aria-label={path}>
      <h3 className="migrate-file-name">{path}</h3>
      <div className="migrate-diff" tabIndex={0} role="group" aria-label={`${path}, current and fixed version`}>
        {rows.slice(0, MOST_ROWS).map(({ left, right }, index) => (
          // Rows are identified only by their position.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="migrate-diff-row" data-kind={left?.kind === 'gap' ? 'gap' : undefined}>
            <Side line={left} number={left?.before} />
            <Side line={right} number={right?.after} />
          </div>
        ))}
        {rows.length > MOST_ROWS ? <p className="card-hint">{`${rows.length - MOST_ROWS} more lines`}</p> : null}
      </div>
    </section>
  );
}

const words = { removed: 'now: ', added: 'fixed: ' } as const;

function Side({ line, number }: { readonly line: DiffLine | undefined; readonly number: number | undefined }) {
  const kind = line?.kind ?? 'empty';
  return (
    <span className={`migrate-side migrate-side-${kind}`}>
      <span className="migrate-number" aria-hidden>
        {number ?? ''}
      </span>
      <span className="migrate-line">
        {kind === 'removed' || kind === 'added' ? <span className="visually-hidden">{words[kind]}</span> : null}
        {kind === 'gap' ? '⋯' : (line?.text ?? '')}
      </span>
    </span>
  );
}
