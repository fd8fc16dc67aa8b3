/** Rows of the coverage of data: keys, their values by level, and the nodes of each value. */
import { countText } from '../../protocol/count-text.ts';
import {
  isShadowed,
  type CoveredKey,
  type CoveredValue,
  type DataCoverage,
} from '../../protocol/nodes/data-coverage.ts';
import { placeText } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export type ShownKeys = 'all' | 'unused' | 'shadowed';

export type CoverageRow = TreeRow &
  (
    | { readonly kind: 'key'; readonly covered: CoveredKey; readonly users: number }
    | { readonly kind: 'value'; readonly value: CoveredValue; readonly note: string; readonly isFaint: boolean }
    | { readonly kind: 'missing'; readonly note: string }
    | { readonly kind: 'node'; readonly key: string; readonly certname: string; readonly note: string | undefined }
  );

export const stateTexts: Readonly<Record<CoveredKey['state'], string>> = {
  used: 'used',
  unused: 'unused',
  shadowed: 'shadowed value',
};

interface CoverageView {
  /** Words of the search. Each must occur in the key, a level or a path. */
  readonly text: string;
  readonly shown: ShownKeys;
  readonly open: ReadonlySet<string>;
}

export function coverageRows({ keys }: DataCoverage, { text, shown, open }: CoverageView): readonly CoverageRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return keys.flatMap((covered) => {
    if (shown !== 'all' && covered.state !== shown) return [];
    const { key, values } = covered;
    const line = [key, ...values.flatMap(({ level, place }) => [level, place.file])].join(' ').toLowerCase();
    return words.every((word) => line.includes(word)) ? keyRows(covered, open) : [];
  });
}

function keyRows(covered: CoveredKey, open: ReadonlySet<string>): readonly CoverageRow[] {
  const { key, state, values, missing } = covered;
  const users = new Set([...values.flatMap((value) => value.users), ...missing]).size;
  const isExpanded = open.has(key);
  const head: CoverageRow = {
    kind: 'key',
    id: key,
    level: 1,
    isExpanded,
    text: `${key}, ${stateTexts[state]}, ${countText(users, 'node')}`,
    covered,
    users,
  };
  if (!isExpanded) return [head];
  return [head, ...values.flatMap((value) => valueRows(covered, value, open)), ...missingRows(covered, open)];
}

function valueRows({ key, state }: CoveredKey, value: CoveredValue, open: ReadonlySet<string>): readonly CoverageRow[] {
  const { place, level, users, shadowed } = value;
  const id = `${key} ${placeText(place)}`;
  const isFaint = state === 'unused' || isShadowed(value);
  const note = noteOf(value, state);
  const isExpanded = users.length + shadowed.length === 0 ? undefined : open.has(id);
  const text = `${level}, ${placeText(place)}, ${note}`;
  const head: CoverageRow = { kind: 'value', id, level: 2, isExpanded, text, value, note, isFaint };
  if (isExpanded !== true) return [head];
  return [
    head,
    ...users.map((certname) => nodeRow(id, key, certname, undefined)),
    ...shadowed.map((certname) => nodeRow(id, key, certname, 'shadowed')),
  ];
}

function noteOf(value: CoveredValue, state: CoveredKey['state']): string {
  if (state === 'unused') return 'no node looks it up';
  const { users, shadowed } = value;
  if (isShadowed(value)) return `shadowed on ${countText(shadowed.length, 'node')}`;
  return shadowed.length === 0
    ? countText(users.length, 'node')
    : `${countText(users.length, 'node')}, shadowed on ${shadowed.length.toLocaleString('en')}`;
}

function missingRows({ key, missing }: CoveredKey, open: ReadonlySet<string>): readonly CoverageRow[] {
  if (missing.length === 0) return [];
  const id = `${key} missing`;
  const isExpanded = open.has(id);
  const note = countText(missing.length, 'node');
  const head: CoverageRow = { kind: 'missing', id, level: 2, isExpanded, text: `No data, ${note}`, note };
  return isExpanded ? [head, ...missing.map((certname) => nodeRow(id, key, certname, undefined))] : [head];
}

function nodeRow(group: string, key: string, certname: string, note: string | undefined): CoverageRow {
  const id = `${group} ${certname}`;
  return { kind: 'node', id, level: 3, isExpanded: undefined, text: certname, more: note, key, certname, note };
}
