/** The data file for all nodes, and the edit that adds a key to it. */
import { dataTree, type Expression, type YamlNode } from '../../../../engine/index.ts';
import type { FileEdit } from '../../../answers.ts';
import { placeInModule } from '../../../file-kind.ts';
import type { ActionPlace } from '../action-place.ts';

export type DataChange =
  | { readonly kind: 'edit'; readonly file: string; readonly edit: FileEdit }
  | { readonly kind: 'create'; readonly file: string; readonly text: string };

/**
 * Adds a key to the common data file, and creates the file if necessary. Returns undefined if the hierarchy has no such
 * file, the file already contains the key, or the key or value cannot be added.
 */
export function addDataKey(place: ActionPlace, key: string, value: Expression): DataChange | undefined {
  const file = findCommonFile(place);
  const written = writeValue(value);
  if (file === undefined || written === undefined) return undefined;
  const line = `${key}: ${written}\n`;
  const text = place.index.text(file);
  if (text === undefined) return { kind: 'create', file, text: `---\n${line}` };
  if (new RegExp(`^["']?${key}["']?\\s*:`, 'm').test(text)) return undefined;
  const root = dataTree(text);
  // A line can only be added to an empty file, or to a mapping in block style.
  const isEmpty = /^(?:\s|#[^\n]*|---)*$/.test(text);
  if (!isEmpty && (root?.kind !== 'mapping' || /^\s*(?:---\s*)?\{/.test(text))) return undefined;
  const end = text.trimEnd().length;
  const edit = { file, range: [end, text.length], text: `${end === 0 ? '---' : ''}\n${line}` } as const;
  return { kind: 'edit', file, edit };
}

/**
 * Finds the data file of the last level without interpolation, such as `data/common.yaml`, in the hierarchy of the
 * environment, or else of the module.
 */
function findCommonFile({ index, file }: ActionPlace): string | undefined {
  const config = index.text('hiera.yaml');
  const root = placeInModule(file.path, index.environmentPaths)?.root;
  if (config !== undefined) return readCommonPath(config);
  const ofModule = root === undefined ? undefined : index.text(`${root}/hiera.yaml`);
  const path = ofModule === undefined ? undefined : readCommonPath(ofModule);
  return path === undefined ? undefined : `${root}/${path}`;
}

function readCommonPath(config: string): string | undefined {
  const root = dataTree(config);
  if (scalar(member(root, 'version')) !== '5') return undefined;
  const defaults = member(root, 'defaults');
  const hierarchy = member(root, 'hierarchy');
  const levels = hierarchy?.kind === 'sequence' ? hierarchy.items : [];
  for (const level of levels.toReversed()) {
    const folder = scalar(member(level, 'datadir')) ?? scalar(member(defaults, 'datadir')) ?? 'data';
    const paths = member(level, 'paths');
    const written = [scalar(member(level, 'path')), ...(paths?.kind === 'sequence' ? paths.items.map(scalar) : [])];
    const path = written.findLast((each) => each !== undefined && /^[\w./-]+\.ya?ml$/.test(each));
    if (path !== undefined && !folder.includes('%{') && !folder.startsWith('/') && !`${folder}/${path}`.includes('..'))
      return `${folder.replace(/^\.\/|\/+$/g, '')}/${path}`;
  }
  return undefined;
}

function member(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return node?.kind === 'mapping' ? node.entries.find(([name]) => scalar(name) === key)?.[1] : undefined;
}

function scalar(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' ? node.text : undefined;
}

function writeValue(value: Expression): string | undefined {
  switch (value.kind) {
    case 'QualifiedName':
    case 'LiteralString':
      // Escapes `%{`, because Hiera would interpolate it.
      return /[\n\r]/.test(value.value) ? undefined : JSON.stringify(value.value.replaceAll('%{', "%{literal('%')}{"));
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
      return String(value.value);
    case 'LiteralList': {
      const items = value.values.map(writeValue);
      return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
    }
    case 'LiteralHash': {
      const entries = value.entries.map((entry) => [writeValue(entry.key), writeValue(entry.value)]);
      if (entries.some((entry) => entry.includes(undefined))) return undefined;
      return `{${entries.map((entry) => entry.join(': ')).join(', ')}}`;
    }
    default:
      return undefined;
  }
}
