/** The outline of a file: nested definitions with their parameters, variables and resources. */
import type { DocumentSymbol, Range, SymbolKind, SymbolsAnswer } from '../answers.ts';
import type { Definition, DefinitionKind, FileIndex, ResourceEntry } from '../index/file-index.ts';
import { capitalized } from '../index/symbols.ts';
import type { FileParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';
import { symbolsOfData } from './symbols-of-data.ts';

export function symbols({ index }: RequestContext, { file }: FileParameters): SymbolsAnswer {
  const parsed = index.file(file);
  const ofData = parsed === undefined ? undefined : symbolsOfData(parsed);
  if (ofData !== undefined) return { symbols: ofData };
  const found = index.fileIndex(file);
  return { symbols: found === undefined ? [] : nested(collectEntries(found, index.text(file) ?? '')) };
}

const KINDS: Readonly<Record<DefinitionKind, SymbolKind | undefined>> = {
  class: 'class',
  define: 'define',
  function: 'function',
  type: 'type',
  node: 'node',
  'resource type': 'define',
  fact: 'fact',
  key: 'key',
  template: undefined,
  file: undefined,
};

export function toSymbolKind(kind: DefinitionKind): SymbolKind | undefined {
  return KINDS[kind];
}

function collectEntries({ definitions, scopes, resources }: FileIndex, text: string): readonly DocumentSymbol[] {
  const parameters = definitions.flatMap((definition) => [
    ...definitionEntry(definition, text),
    ...(definition.parameters ?? []).map(({ name, range, selection }): DocumentSymbol => ({
      name: definition.isRuby === true ? name : `$${name}`,
      kind: 'parameter',
      range,
      selection,
    })),
  ]);
  const variables = scopes.flatMap((scope) =>
    scope.kind === 'lambda'
      ? []
      : scope.variables.flatMap(({ name, kind, selection, value }): readonly DocumentSymbol[] =>
          kind === 'assignment'
            ? [{ name: `$${name}`, kind: 'variable', range: [selection[0], value?.[1] ?? selection[1]], selection }]
            : [],
        ),
  );
  return [...parameters, ...variables, ...resources.map(resourceEntry)];
}

/** Creates the outline entry of a definition. As in the source, the name of a nested class is only its last segment. */
function definitionEntry({ kind, name, range, selection }: Definition, text: string): readonly DocumentSymbol[] {
  const shown = toSymbolKind(kind);
  const own = kind === 'class' || kind === 'define' ? text.slice(...selection) : name;
  return shown === undefined ? [] : [{ name: own, kind: shown, range, selection }];
}

function resourceEntry({ type, title, range, selection }: ResourceEntry): DocumentSymbol {
  const [start, end] = [Math.min(range[0], selection[0]), Math.max(range[1], selection[1])];
  return { name: referenceName(type, title), kind: 'resource', range: [start, end], selection };
}

/** Formats a reference: `File[/a]`, `Apache::Vhost[www]`. */
export function referenceName(type: string, title: string): string {
  return `${capitalized(type)}[${title}]`;
}

/** Converts a flat list of entries to a tree: an entry inside the range of another entry becomes its child. */
function nested(entries: readonly DocumentSymbol[]): readonly DocumentSymbol[] {
  interface Open extends DocumentSymbol {
    readonly children: Open[];
  }
  const sorted = entries.toSorted((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
  const top: Open[] = [];
  const open: Open[] = [];
  for (const entry of sorted) {
    while (open.length > 0 && !holds(open.at(-1)?.range, entry)) open.pop();
    const node: Open = { ...entry, children: [] };
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }
  return top;
}

/**
 * Checks whether a range contains an entry's range and is larger. The titles of one resource body have the same range,
 * and are siblings.
 */
function holds(range: Range | undefined, entry: DocumentSymbol): boolean {
  if (range === undefined) return false;
  const isSame = range[0] === entry.range[0] && range[1] === entry.range[1];
  return !isSame && range[0] <= entry.range[0] && entry.range[1] <= range[1];
}
