/** Renames definitions whose names are strings: titles of resources, Hiera keys, nodes. */
import type { FileEdit } from '../../answers.ts';
import type { PlacedOccurrence, ProjectIndex } from '../../index/project-index.ts';
import { nameOf, plainName, symbolOf, type SymbolId } from '../../index/symbols.ts';
import { refuse } from './refusal.ts';

interface Edits {
  readonly edits: readonly FileEdit[];
}

export function renameResource(index: ProjectIndex, symbol: SymbolId, written: string): Edits {
  const name = nameOf(symbol);
  const type = name.slice(0, name.indexOf(' '));
  if (name.startsWith(`${type} (`) && isComputed(index, symbol))
    refuse('This title is computed. Rename its parts instead.');
  const taken = symbolOf('resource', `${type} ${written}`);
  if (taken !== symbol && index.hasOccurrence(taken, 'definition')) refuse(`A ${type} '${written}' already exists.`);
  return { edits: index.occurrences([symbol]).map((place) => textEdit(index, place, written)) };
}

function isComputed(index: ProjectIndex, symbol: SymbolId): boolean {
  return index.occurrences([symbol]).some(({ file, range }) =>
    index
      .text(file)
      ?.slice(...range)
      .includes('$'),
  );
}

export function renameKey(index: ProjectIndex, symbol: SymbolId, written: string): Edits {
  const key = written.trim();
  if (!/^[\w:.-]+$/.test(key) || /^:|:$/.test(key))
    refuse(`'${key}' is not a valid Hiera key. Use letters, digits, and the characters '_', ':', '.' and '-'.`);
  if (key === 'lookup_options')
    refuse(`'${key}' configures the lookup of other keys, so no other key can have this name.`);
  if (key !== nameOf(symbol) && index.definition(symbolOf('hiera', key)) !== undefined)
    refuse(`The key '${key}' already exists.`);
  return { edits: index.occurrences([symbol]).map(({ file, range }) => ({ file, range, text: key })) };
}

export function renameNode(index: ProjectIndex, symbol: SymbolId, written: string): Edits {
  const name = written.trim().toLowerCase();
  const old = nameOf(symbol);
  if (old === 'default' || old.startsWith('/'))
    refuse('Only a node definition with a single name can be renamed, not default or a regular expression.');
  if (!/^[a-z0-9._-]+$/.test(name))
    refuse(`'${name}' is not a valid node name. Use letters, digits, dots, hyphens, and underscores.`);
  if (name !== plainName(old) && index.definition(symbolOf('node', name)) !== undefined)
    refuse(`The node '${name}' already has a definition.`);
  return { edits: index.occurrences([symbol]).map(({ file, range }) => ({ file, range, text: name })) };
}

/** Replaces a string inside its quotes. A bare word gets quotes, unless the new text is also a bare word. */
function textEdit(index: ProjectIndex, { file, range }: PlacedOccurrence, written: string): FileEdit {
  const quote = index.text(file)?.charAt(range[0] - 1) ?? '';
  if (quote === "'") return { file, range, text: written.replace(/['\\]/g, '\\$&') };
  if (quote === '"') return { file, range, text: written.replace(/["\\$]/g, '\\$&') };
  const isWord = /^[a-z]\w*$/.test(written);
  return { file, range, text: isWord ? written : `'${written.replace(/['\\]/g, '\\$&')}'` };
}
