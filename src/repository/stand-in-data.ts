/** Data of stand-ins: a file of its own, and the level of `hiera.yaml` that reads it after all others. */
import { dataTree, type YamlNode } from '../engine/index.ts';
import { LEVEL_MARK, markOf } from './stand-in-mark.ts';
import type { StandInValue } from './stand-in-values.ts';

const DATA_FILE = 'stand-ins.yaml';
const FOLDER = 'data';

const level = (indent: string): string =>
  [
    `${indent}${LEVEL_MARK}`,
    `${indent}- name: "Stand-ins"`,
    `${indent}  datadir: "${FOLDER}"`,
    `${indent}  data_hash: yaml_data`,
    `${indent}  path: "${DATA_FILE}"`,
    '',
  ].join('\n');

/** The file in which stand-ins have their data. */
export const DATA_PATH = `${FOLDER}/${DATA_FILE}`;

/** The line of a key in a file of stand-ins: JSON is YAML. */
export function dataLine(key: string, value: StandInValue): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`;
}

/** A configuration with the level of the stand-ins at its end; undefined where it is none of version 5. */
export function withLevel(text: string | undefined, hasCommon: boolean): string | undefined {
  if (text === undefined) {
    const common = hasCommon ? '  - name: "Common data"\n    path: "common.yaml"\n' : '';
    return `${markOf('hiera.yaml', 'hiera.yaml')}---\nversion: 5\ndefaults:\n  datadir: ${FOLDER}\n  data_hash: yaml_data\nhierarchy:\n${common}${level('  ')}`;
  }
  if (text.includes(LEVEL_MARK)) return text;
  const root = dataTree(text);
  const hierarchy = valueOf(root, 'hierarchy');
  if (hierarchy?.kind !== 'sequence' || hierarchy.items.length === 0) return undefined;
  const [first] = hierarchy.items;
  const start = text.lastIndexOf('\n', first?.kind === 'alias' ? 0 : (first?.offset ?? 0)) + 1;
  const indent = /^(\s*)-/.exec(text.slice(start))?.[1];
  if (indent === undefined) return undefined;
  const end = endOfBlock(text, start, indent);
  const before = text.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${level(indent)}${text.slice(end)}`;
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

/** A configuration without the level of the stand-ins. */
export function withoutLevel(text: string): string {
  const start = text.indexOf(LEVEL_MARK);
  if (start === -1) return text;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const block = level(text.slice(lineStart, start));
  return text.startsWith(block, lineStart) ? text.slice(0, lineStart) + text.slice(lineStart + block.length) : text;
}
