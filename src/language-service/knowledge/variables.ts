/** Variables that code at the cursor can read, with the origin of each. */
import type { Cursor } from '../cursor/cursor.ts';
import { moduleFileName, placeInModule } from '../file-kind.ts';
import { readDoc } from '../index/doc.ts';
import type { VariableEntry } from '../index/file-index.ts';
import { lastPart, ownerPart, plainName, symbolOf } from '../index/symbols.ts';
import type { RequestContext } from '../request-context.ts';
import { assignedValues, parameterValue } from './compiled.ts';

export interface VariableKnowledge {
  /** Name without the dollar sign: `port`, or `ntp::port` for a variable of another class. */
  readonly name: string;
  /** Description to show: `parameter of ntp`. */
  readonly origin: string;
  readonly type?: string;
  /** Source that contains the variable's value or default, which begins at the offset `value`. */
  readonly text: string;
  readonly value?: number;
  readonly valueEnd?: number;
  readonly isDefault?: boolean;
  readonly doc?: string;
  /** Value in the last compile. */
  readonly compiled?: string;
}

export const OWN_VARIABLE_DOCS: Readonly<Record<string, string>> = {
  title: 'The title of this resource; in a class, its name.',
  name: 'The name of this resource: its title unless `name` is set; in a class, its name.',
  module_name: 'The module that this class or define is in.',
  caller_module_name: 'The module of the code that declared this class or define.',
};

export const TOP_VARIABLE_DOCS: Readonly<Record<string, string>> = {
  facts: "The facts of the node, as a hash: `$facts['os']['family']`.",
  trusted: "Verified data from the certificate of the node, which the node cannot change: `$trusted['certname']`.",
  server_facts: 'The name, address and version of the server that compiles. `puppet apply` has only the environment.',
  environment: 'The name of the environment: `production`.',
};

/** Returns all variables that can be read at the cursor without `::`, nearest first. */
export function visibleVariables(context: RequestContext, cursor: Cursor): readonly VariableKnowledge[] {
  const found = new Map<string, VariableKnowledge>();
  const add = (variable: VariableKnowledge): void => {
    if (!found.has(variable.name)) found.set(variable.name, variable);
  };
  const { definition, file } = cursor;
  for (const each of scannedVariables(context, cursor)) add(each);
  if (definition !== undefined) {
    if (definition.word === 'class' || definition.word === 'define')
      for (const name of Object.keys(OWN_VARIABLE_DOCS)) add(ownVariable(name, definition.word));
    const parent = definition.kind === 'definition' ? definition.parent : undefined;
    const known = parent ?? context.index.definition(symbolOf('class', definition.name))?.parent;
    if (definition.word === 'class' && known !== undefined)
      for (const each of inheritedVariables(context, known)) add(each);
  }
  if (file.kind === 'epp') for (const each of templateVariables(context, file.path)) add(each);
  for (const each of topVariables(context, cursor)) add(each);
  for (const name of Object.keys(TOP_VARIABLE_DOCS)) add(topVariable(name));
  return [...found.values()];
}

function ownVariable(name: string, word: string): VariableKnowledge {
  return { name, origin: `of every ${word}`, type: 'String', text: '', doc: OWN_VARIABLE_DOCS[name] ?? '' };
}

function topVariable(name: string): VariableKnowledge {
  const type = name === 'environment' ? 'String' : 'Hash';
  return { name, origin: 'top scope', type, text: '', doc: TOP_VARIABLE_DOCS[name] ?? '' };
}

function scannedVariables(context: RequestContext, cursor: Cursor): readonly VariableKnowledge[] {
  const { definition, file, variables, range } = cursor;
  const owner =
    definition === undefined ? undefined : symbolOf(definition.word === 'define' ? 'define' : 'class', definition.name);
  const documented = owner === undefined ? undefined : context.index.definition(owner)?.doc;
  const params = documented === undefined ? undefined : readDoc(documented).params;
  return variables.flatMap(({ name, kind, start, type, value }): readonly VariableKnowledge[] => {
    if (start >= range[0] || name === '') return [];
    const where = definition === undefined ? 'top scope' : definition.name;
    const origin =
      kind === 'parameter'
        ? `parameter of ${definition?.name ?? 'the template'}`
        : kind === 'lambda parameter'
          ? 'of the block'
          : where;
    const doc = kind === 'parameter' ? params?.get(name) : undefined;
    const isClassParameter = kind === 'parameter' && definition?.word === 'class';
    const compiled = isClassParameter
      ? parameterValue(context.project, definition.name, name)
      : assignedValue(context, file.path, start);
    return [
      {
        name,
        origin,
        text: file.text,
        isDefault: kind === 'parameter',
        ...(type === undefined ? {} : { type }),
        ...(value === undefined ? {} : { value }),
        ...(doc === undefined ? {} : { doc }),
        ...(compiled === undefined ? {} : { compiled }),
      },
    ];
  });
}

/** Returns the value of an assignment, if all of its evaluations gave the same value. */
function assignedValue({ project }: RequestContext, file: string, offset: number): VariableKnowledge['compiled'] {
  const values = assignedValues(project, file).get(offset);
  return values?.length === 1 ? values[0] : undefined;
}

function inheritedVariables(context: RequestContext, parent: string): readonly VariableKnowledge[] {
  return context.index
    .lineage(plainName(parent))
    .flatMap(({ name }) =>
      variablesOfClass(context, name).map((each) => ({ ...each, origin: `${each.origin}, inherited` })),
    );
}

/** Returns the variables of a class, by unqualified name. */
export function variablesOfClass(context: RequestContext, className: string): readonly VariableKnowledge[] {
  const { index } = context;
  const definition = index.definition(symbolOf('class', plainName(className)));
  if (definition === undefined) return [];
  const params = readDoc(definition.doc ?? '').params;
  return index
    .variablesOf(plainName(className))
    .map((entry) =>
      fromEntry(context, entry, { file: definition.file, owner: definition.name, doc: params.get(entry.name) }),
    );
}

function fromEntry(
  context: RequestContext,
  { name, kind, type, value, selection }: VariableEntry,
  { file, owner, doc }: { readonly file: string; readonly owner: string; readonly doc?: string | undefined },
): VariableKnowledge {
  const text = context.index.text(file) ?? '';
  const compiled =
    kind === 'parameter'
      ? parameterValue(context.project, owner, name)
      : assignedValue(context, file, selection[0] - 1);
  return {
    name,
    origin: kind === 'parameter' ? `parameter of ${owner}` : owner,
    text,
    isDefault: kind === 'parameter',
    ...(type === undefined ? {} : { type }),
    ...(value === undefined ? {} : { value: value[0], valueEnd: value[1] }),
    ...(doc === undefined ? {} : { doc }),
    ...(compiled === undefined ? {} : { compiled }),
  };
}

function templateVariables({ index }: RequestContext, path: string): readonly VariableKnowledge[] {
  const prefix = `${symbolOf('argument', moduleFileName(path, 'templates', index.environmentPaths) ?? path)}::`;
  const found: VariableKnowledge[] = [];
  for (const { occurrences, path: caller } of index.fileIndexes)
    for (const symbol of occurrences.symbols)
      if (symbol.startsWith(prefix) && caller !== path)
        found.push({ name: symbol.slice(prefix.length), origin: `given in ${caller}`, text: '' });
  return found;
}

/**
 * Returns variables of top scope and of node definitions. If the cursor itself is in top scope, returns only variables
 * that are assigned before the cursor.
 */
function topVariables(context: RequestContext, { file, definition }: Cursor): readonly VariableKnowledge[] {
  const found: VariableKnowledge[] = [];
  for (const { path, scopes } of context.index.fileIndexes) {
    const isInModule = placeInModule(path, context.index.environmentPaths) !== undefined;
    if (isInModule || (path === file.path && definition === undefined && file.kind !== 'epp')) continue;
    for (const { kind, variables } of scopes) {
      const isNode = kind === 'node' && definition?.word !== 'node';
      if (kind !== 'top' && !isNode) continue;
      const owner = `${isNode ? 'node' : 'top scope'}, ${path}`;
      for (const entry of variables) found.push(fromEntry(context, entry, { file: path, owner }));
    }
  }
  return found;
}

export function findVariable(context: RequestContext, cursor: Cursor, name: string): VariableKnowledge | undefined {
  const plain = name.startsWith('::') ? name.slice(2) : name;
  const owner = ownerPart(plain);
  if (owner === '') {
    const found = visibleVariables(context, cursor).find((each) => each.name === plain);
    return found === undefined || (found.text === '' && found.compiled === undefined && found.type === undefined)
      ? undefined
      : found;
  }
  const short = lastPart(plain);
  for (const { name: className } of context.index.lineage(owner)) {
    const found = variablesOfClass(context, className).find((each) => each.name === short);
    if (found !== undefined) return found;
  }
  return undefined;
}
