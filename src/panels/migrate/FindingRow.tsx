import { ArrowUpDown, CircleX, EyeOff, ScrollText, Server, WandSparkles } from 'lucide-react';
import type { MigrationKind } from '../../protocol/migration.ts';
import { middleTruncate } from '../shared/label-texts.ts';
import { countText } from '../../protocol/count-text.ts';
import { firstLine, kindTexts, type MigrationRow } from './rows.ts';
import { ShownText } from '../../ui/ShownText.tsx';

const icons = { silent: EyeOff, error: CircleX, order: ArrowUpDown, log: ScrollText } as const satisfies Record<
  MigrationKind,
  unknown
>;

/**
 * Icon for the kind of a finding. It has no name of its own, because the row's text or accessible name contains the
 * kind.
 */
function KindMark({ kind }: { readonly kind: MigrationKind }) {
  const Icon = icons[kind];
  return <Icon className={`migrate-mark migrate-mark-${kind}`} aria-hidden />;
}

/** File name and line. A narrow view hides the folder, because it has no room for it. */
function PlaceMark({ file, line }: { readonly file: string; readonly line: number }) {
  const cut = file.lastIndexOf('/') + 1;
  return (
    <span className="migrate-place">
      {cut === 0 ? null : (
        <span className="migrate-folder">
          <ShownText text={middleTruncate(file.slice(0, cut), 24)} />
        </span>
      )}
      {`${file.slice(cut)}:${line}`}
    </span>
  );
}

export function FindingRow({ row }: { readonly row: MigrationRow }) {
  if (row.kind === 'group') {
    return (
      <>
        <KindMark kind={row.group} />
        <span className="migrate-group">{kindTexts[row.group].title}</span>
        <span className="migrate-count">{row.count.toLocaleString('en')}</span>
      </>
    );
  }
  if (row.kind === 'nodes') {
    return (
      <>
        <Server className="migrate-mark" aria-hidden />
        <span className="migrate-group">{row.title}</span>
        <span className="migrate-count">{row.nodes.length.toLocaleString('en')}</span>
      </>
    );
  }
  if (row.kind === 'node') {
    const { certname, message } = row.node;
    return (
      <>
        <span className="migrate-node">
          <ShownText text={middleTruncate(certname, 40)} />
        </span>
        {message === undefined ? null : <span className="migrate-message">{firstLine(message)}</span>}
      </>
    );
  }
  const { place, message, fix, nodes } = row.finding;
  return (
    <>
      {place === undefined ? null : <PlaceMark file={place.file} line={place.line} />}
      <span className="migrate-message">{message}</span>
      {nodes === undefined ? null : <span className="migrate-nodes">{countText(nodes.length, 'node')}</span>}
      {fix === undefined ? null : <WandSparkles className="migrate-fixable" aria-hidden />}
    </>
  );
}
