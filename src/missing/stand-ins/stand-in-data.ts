/** Data of stand-ins: a data file, and a last level in `hiera.yaml` that reads this file. */
import { dataTree, type Release, type YamlNode } from '../../engine/index.ts';
import {
  formatMark,
  STAND_IN_DATA,
  standInLevel,
  standInLevel3,
  withoutLevel,
} from '../../protocol/project/stand-ins.ts';
import type { StandInValue } from './stand-in-values.ts';

/** Formats a key in a data file of stand-ins as a line. Key and value are JSON, which is valid YAML. */
export function dataLine(key: string, value: StandInValue): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`;
}

export interface StandInData {
  readonly path: string;
  readonly config: string;
}

const [DATA_FOLDER = ''] = STAND_IN_DATA.split('/');

/**
 * Stand-in data for a project. `text` is its `hiera.yaml`, if it has one. Returns undefined if a level cannot be added.
 */
export function standInData(text: string | undefined, release: Release): StandInData | undefined {
  return release.has('data by Hiera 3 alone') ? inVersion3(text) : inVersion5(text);
}

function inVersion5(text: string | undefined): StandInData | undefined {
  const config =
    text === undefined
      ? `${formatMark('hiera.yaml', 'hiera.yaml')}---\nversion: 5\ndefaults:\n  datadir: ${DATA_FOLDER}\n  data_hash: yaml_data\nhierarchy:\n${standInLevel('  ')}`
      : withLevel(text, valueOf(dataTree(text), 'hierarchy'), standInLevel);
  return config === undefined ? undefined : { path: STAND_IN_DATA, config };
}

function inVersion3(text: string | undefined): StandInData | undefined {
  if (text === undefined) {
    const config = `${formatMark('hiera.yaml', 'hiera.yaml')}---\n:backends:\n  - yaml\n:yaml:\n  :datadir: ${DATA_FOLDER}\n:hierarchy:\n${standInLevel3('  ')}`;
    return { path: STAND_IN_DATA, config };
  }
  const root = dataTree(text);
  const folder = valueOf(valueOf(root, ':yaml') ?? valueOf(root, 'yaml'), ':datadir', 'datadir');
  const config = withLevel(text, valueOf(root, ':hierarchy', 'hierarchy'), standInLevel3);
  if (config === undefined || folder?.kind !== 'scalar' || folder.text.startsWith('/')) return undefined;
  const file = STAND_IN_DATA.slice(DATA_FOLDER.length);
  return { path: `${folder.text.replace(/^\.\//, '').replace(/\/+$/, '')}${file}`, config };
}

/** Adds a level at the end of a configuration's hierarchy. Returns undefined if the hierarchy is not a block list. */
function withLevel(
  text: string,
  hierarchy: YamlNode | undefined,
  level: (indent: string) => string,
): string | undefined {
  if (withoutLevel(text) !== text) return text;
  if (hierarchy?.kind !== 'sequence' || hierarchy.items.length === 0) return undefined;
  const [first] = hierarchy.items;
  const start = text.lastIndexOf('\n', first?.kind === 'alias' ? 0 : (first?.offset ?? 0)) + 1;
  const indent = /^(\s*)-/.exec(text.slice(start))?.[1];
  if (indent === undefined) return undefined;
  const end = endOfBlock(text, start, indent);
  const before = text.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${level(indent)}${text.slice(end)}`;
}

/** Returns the end of the list whose first line begins at `start` and has the given indentation. */
function endOfBlock(text: string, start: number, indent: string): number {
  let end = start;
  for (let at = start; at < text.length;) {
    const next = text.indexOf('\n', at);
    const stop = next === -1 ? text.length : next + 1;
    const line = text.slice(at, stop);
    const isBlank = /^\s*(?:#.*)?$/.test(line.trimEnd());
    const isInside = line.startsWith(`${indent} `) || line.startsWith(`${indent}-`);
    if (!isBlank && !isInside) break;
    if (!isBlank) end = stop;
    at = stop;
  }
  return end;
}

function valueOf(node: YamlNode | undefined, ...names: readonly string[]): YamlNode | undefined {
  if (node?.kind !== 'mapping') return undefined;
  return node.entries.find(([key]) => key.kind === 'scalar' && names.includes(key.text))?.[1];
}
