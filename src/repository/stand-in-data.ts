/** Data of stand-ins: a file of its own, and the level of `hiera.yaml` that reads it after all others. */
import { dataTree, type YamlNode } from '../engine/index.ts';
import { markOf, STAND_IN_DATA, standInLevel, withoutLevel } from '../protocol/stand-ins.ts';
import type { StandInValue } from './stand-in-values.ts';

/** The line of a key in a file of stand-ins: JSON is YAML. */
export function dataLine(key: string, value: StandInValue): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`;
}

/** A configuration with the level of the stand-ins at its end; undefined where it is none of version 5. */
export function withLevel(text: string | undefined): string | undefined {
  if (text === undefined) {
    return `${markOf('hiera.yaml', 'hiera.yaml')}---\nversion: 5\ndefaults:\n  datadir: ${STAND_IN_DATA.split('/')[0] ?? ''}\n  data_hash: yaml_data\nhierarchy:\n${standInLevel('  ')}`;
  }
  if (withoutLevel(text) !== text) return text;
  const root = dataTree(text);
  const hierarchy = valueOf(root, 'hierarchy');
  if (hierarchy?.kind !== 'sequence' || hierarchy.items.length === 0) return undefined;
  const [first] = hierarchy.items;
  const start = text.lastIndexOf('\n', first?.kind === 'alias' ? 0 : (first?.offset ?? 0)) + 1;
  const indent = /^(\s*)-/.exec(text.slice(start))?.[1];
  if (indent === undefined) return undefined;
  const end = endOfBlock(text, start, indent);
  const before = text.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${standInLevel(indent)}${text.slice(end)}`;
}

/** Where a list of that indentation ends, from the start of its first line. */
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

function valueOf(node: YamlNode | undefined, name: string): YamlNode | undefined {
  if (node?.kind !== 'mapping') return undefined;
  return node.entries.find(([key]) => key.kind === 'scalar' && key.text === name)?.[1];
}
