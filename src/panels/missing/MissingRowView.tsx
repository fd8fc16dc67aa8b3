import {
  BadgeCheck,
  Unplug,
  Box,
  Braces,
  CircleX,
  Database,
  FileQuestion,
  FunctionSquare,
  Info,
  KeyRound,
  Network,
  Package,
  Puzzle,
  Server,
  Shapes,
} from 'lucide-react';
import type { MissingKind } from '../../protocol/missing.ts';
import { middleTruncate } from '../shared/label-texts.ts';
import { groupState, type MissingRow } from './rows.ts';
import { ShownText } from '../../ui/ShownText.tsx';

const icons = {
  manifest: FileQuestion,
  class: Box,
  'resource type': Shapes,
  function: FunctionSquare,
  'data type': Braces,
  template: FileQuestion,
  file: FileQuestion,
  'file read by Ruby': FileQuestion,
  source: FileQuestion,
  hierarchy: Database,
  'data key': Database,
  'private key': KeyRound,
  fact: Info,
  host: Network,
  answer: Unplug,
  'trusted data': BadgeCheck,
} as const satisfies Record<MissingKind, unknown>;

export const kindTexts: Readonly<Record<MissingKind, string>> = {
  manifest: 'manifest',
  class: 'class',
  'resource type': 'resource type',
  function: 'function',
  'data type': 'data type',
  template: 'template',
  file: 'file',
  'file read by Ruby': 'file read by Ruby',
  source: 'file source',
  hierarchy: 'configuration of Hiera',
  'data key': 'data key',
  'private key': 'private key',
  fact: 'fact',
  host: 'host name',
  answer: 'result of a function',
  'trusted data': 'trusted data',
};

export function StandInMark({ text = 'stand-in' }: { readonly text?: string }) {
  return (
    <span className="missing-stand-in">
      <Puzzle aria-hidden />
      {text}
    </span>
  );
}

export function MissingRowView({ row }: { readonly row: MissingRow }) {
  if (row.kind === 'group') {
    const { group, stoodIn } = row;
    const count = group.things.length + group.nodes.length;
    const Icon =
      group.id === 'nodes' ? CircleX : group.id === 'systems' ? Server : group.module === undefined ? Box : Package;
    return (
      <>
        <Icon className={`missing-mark ${group.id === 'nodes' ? 'missing-mark-error' : ''}`} aria-hidden />
        <span className="missing-group">{group.title}</span>
        <span className="missing-state">{groupState(group)}</span>
        <span className="missing-end">
          {stoodIn === 0 ? null : <StandInMark text={stoodIn === count ? 'all' : `${stoodIn} of ${count}`} />}
          <span className="missing-count">{count === 0 ? '' : count.toLocaleString('en')}</span>
        </span>
      </>
    );
  }
  if (row.kind === 'node') {
    const [first] = row.node.errors;
    return (
      <>
        <Server className="missing-mark" aria-hidden />
        <span className="missing-name">
          <ShownText text={middleTruncate(row.node.node, 40)} />
        </span>
        <span className="missing-message">{first?.message.split('\n', 1)[0] ?? row.node.system?.title}</span>
      </>
    );
  }
  const { thing, isStoodIn } = row;
  const Icon = icons[thing.kind];
  return (
    <>
      <Icon className="missing-mark" aria-hidden />
      <span className="missing-name">
        <ShownText text={middleTruncate(thing.name, 60)} />
      </span>
      <span className="missing-kind">{kindTexts[thing.kind]}</span>
      <span className="missing-end">
        {isStoodIn ? <StandInMark /> : null}
        <span className="missing-count">{thing.uses === 0 ? '' : `${thing.uses.toLocaleString('en')}×`}</span>
      </span>
    </>
  );
}
