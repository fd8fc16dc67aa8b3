/** Relative names: names without the enclosing namespaces. New releases read all names as absolute. */
import type { AstNode, CallNamedFunction, DifferenceId } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import { literalText, quoted, replaced, readSource } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { removal } from './removal.ts';
import { placeOf, walkInside, type PlacedFinding, type Reading, type Rule } from './rule.ts';

type What = 'class' | 'define';

interface Definitions {
  readonly class: ReadonlySet<string>;
  readonly define: ReadonlySet<string>;
}

interface Named {
  readonly what: What;
  readonly name: string;
  readonly node: AstNode;
  readonly written: (full: string) => string;
}

export const relativeNames: Rule = (program, reading) => {
  const definitions = collectDefinitions(reading);
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node, around) => {
    for (const named of namesAt(program, node, around)) {
      if (!reading.from.has(findDifference(named.what))) continue;
      const namespaces = namespacesAt(node.kind === 'HostClassDefinition' ? [node, ...around] : around);
      const full = resolved(definitions[named.what], namespaces, named.name);
      if (full !== undefined && full !== named.name) found.push(finding(program, named, full, definitions));
    }
    if (isSearch(node)) found.push(searchFinding(program, node));
  });
  return found;
};

function findDifference(what: What): DifferenceId {
  return what === 'class' ? 'names of classes are relative' : 'names of defines are relative';
}

function collectDefinitions({ programs }: Reading): Definitions {
  const all = [...programs.values()].flatMap(({ program }) => program.definitions);
  const named = (kind: AstNode['kind']): ReadonlySet<string> =>
    new Set(all.flatMap((each) => (each.kind === kind && 'name' in each ? [each.name.toLowerCase()] : [])));
  return { class: named('HostClassDefinition'), define: named('ResourceTypeDefinition') };
}

function finding(
  program: ReadProgram,
  { what, name, node, written }: Named,
  full: string,
  known: Definitions,
): PlacedFinding {
  const text = written(full);
  const isOther = known[what].has(name);
  const fix: FindingFix = {
    kind: 'relative names',
    title: `Change to ${text}`,
    edits: [replaced(program, node, text)],
  };
  return {
    kind: isOther ? 'silent' : 'error',
    message: `${name} was ${full} here: a relative name is no longer searched for in the enclosing namespaces.`,
    place: placeOf(program, node),
    rows: [findDifference(what)],
    fixes: [fix],
  };
}

/** Returns the full name that a relative name refers to: the innermost one that exists. */
function resolved(known: ReadonlySet<string>, namespaces: readonly string[], name: string): string | undefined {
  if (name.startsWith('::')) return undefined;
  for (const namespace of namespaces) {
    for (const parts = namespace === '' ? [] : namespace.split('::'); parts.length > 0; parts.pop()) {
      const full = `${parts.join('::')}::${name}`;
      if (known.has(full)) return full;
    }
    if (known.has(name)) return name;
  }
  return undefined;
}

function namespacesAt(around: readonly AstNode[]): readonly string[] {
  const owner = around.find(({ kind }) => kind === 'HostClassDefinition' || kind === 'ResourceTypeDefinition');
  const own =
    owner?.kind === 'HostClassDefinition'
      ? owner.name.toLowerCase()
      : owner?.kind === 'ResourceTypeDefinition'
        ? owner.name.toLowerCase().split('::').slice(0, -1).join('::')
        : '';
  const block = around.find(({ kind }) => kind === 'Block');
  const searched =
    block?.kind === 'Block' ? block.statements.filter(isSearch).flatMap(({ arguments: args }) => args) : [];
  return [own, ...searched.flatMap((each) => literalText(each) ?? [])];
}

function isSearch(node: AstNode): node is CallNamedFunction {
  return node.kind === 'CallNamedFunction' && node.functor.kind === 'QualifiedName' && node.functor.value === 'search';
}

function searchFinding(program: ReadProgram, node: CallNamedFunction): PlacedFinding {
  return {
    kind: 'error',
    message: 'The “search” function no longer exists: write names in full.',
    place: placeOf(program, node),
    rows: ['names of classes are relative'],
    fixes: [{ kind: 'relative names', title: 'Remove the call to search', edits: [removal(program, node)] }],
  };
}

const BY_NAME: ReadonlySet<string> = new Set(['include', 'require', 'contain', 'realize', 'tagged']);

function namesAt(program: ReadProgram, node: AstNode, [parent]: readonly AstNode[]): readonly Named[] {
  switch (node.kind) {
    case 'CallNamedFunction':
      return node.functor.kind === 'QualifiedName' && BY_NAME.has(node.functor.value)
        ? node.arguments.flatMap((each) => textNamed(program, 'class', each))
        : [];
    case 'HostClassDefinition': {
      const { parentClass, parentSpan } = node;
      if (parentClass === undefined || parentSpan === undefined) return [];
      return [
        {
          what: 'class',
          name: parentClass.toLowerCase(),
          node: { kind: 'Nop', ...parentSpan },
          written: (full) => full,
        },
      ];
    }
    case 'Resource':
      if (node.typeName.kind !== 'QualifiedName') return [];
      if (node.typeName.value === 'class') {
        const titles = node.bodies.flatMap(({ title }) => (title.kind === 'LiteralList' ? title.values : [title]));
        return titles.flatMap((each) => textNamed(program, 'class', each));
      }
      return [{ what: 'define', name: node.typeName.value, node: node.typeName, written: (full) => full }];
    case 'QualifiedReference': {
      const name = node.casedValue.toLowerCase();
      if (parent?.kind === 'Access' && name === 'class')
        return parent.keys.flatMap((each) => textNamed(program, 'class', each));
      return [{ what: 'define', name, node, written: capitalized }];
    }
    case 'Variable': {
      const at = node.name.lastIndexOf('::');
      if (at <= 0) return [];
      const [name, sign] = [node.name.slice(0, at), readSource(program, node)[0] === '$' ? '$' : ''];
      return [{ what: 'class', name, node, written: (full) => `${sign}${full}${node.name.slice(at)}` }];
    }
    default:
      return [];
  }
}

function textNamed(program: ReadProgram, what: What, node: AstNode): readonly Named[] {
  const text = literalText(node);
  if (text === undefined) return [];
  const isQuoted = /^['"]/.test(readSource(program, node));
  return [{ what, name: text.toLowerCase(), node, written: (full) => (isQuoted ? quoted(full) : full) }];
}

function capitalized(name: string): string {
  return name.replaceAll(/(^|::)[a-z]/g, (start) => start.toUpperCase());
}
