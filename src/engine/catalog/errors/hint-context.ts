/** Creates the `HintContext` of a finished compilation. Its parts are computed on demand. */
import { moduleFolders } from '../../diagnostics/environment-conf.ts';
import type { HintContext } from '../../diagnostics/hints/context.ts';
import { version3As5 } from '../../hiera/config/version-3-as-5.ts';
import { findFirstRelease } from '../../releases/known-names.ts';
import { nameRelease } from '../../releases/release-ids.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { AstNode, Expression, Program } from '../../syntax/ast.ts';
import { reportSpan } from '../../syntax/report-span.ts';
import { MISSING } from '../../evaluator/scope/frames.ts';
import { unwatchedFiles } from '../../evaluator/watched-files.ts';
import { walk } from '../../syntax/walk.ts';
import { BUILTIN_TYPE_NAMES } from '../../types/builtin.ts';
import type { Compilation } from '../compilation.ts';
import { METAPARAMETERS } from '../declare/metaparameters.ts';

const AUTOMATIC = ['facts', 'trusted', 'server_facts', 'title', 'name', 'module_name'] as const;

export function createHintContext(compilation: Compilation): HintContext {
  const { programs, release, settings, definitions, types, classScopes, topScope, evaluator } = compilation;
  // Reading files for a suggestion does not affect the catalog, so these reads are not recorded.
  const files = unwatchedFiles(compilation.files);
  const modulePath = compilation.modules.path;
  const programOf = (file: string): Program | undefined => {
    const text = files.read(file);
    return text === undefined || !file.endsWith('.pp')
      ? undefined
      : programs.load(file, text, { strict: settings.strict, release, modulePath }).program;
  };
  const defined = (word: 'class' | 'define' | 'function' | 'type'): readonly string[] => {
    const line = new RegExp(String.raw`^[ \t]*${word}\s+(?:::)?([\w:]+)`, 'gm');
    return files.paths
      .filter((path) => path.endsWith('.pp'))
      .flatMap((path) => [...(files.read(path) ?? '').matchAll(line)].map(([, name = '']) => name));
  };
  return {
    read: (file) => files.read(file),
    asHiera5: version3As5,
    variablesAt: (file, offset) => {
      const program = programOf(file);
      const own = program === undefined ? [] : assignmentsAround(program, offset).map(({ name }) => name);
      return [...new Set([...own, ...topScope.ownNames, ...AUTOMATIC])];
    },
    assignmentOf: (file, offset, name) => {
      const program = programOf(file);
      return program === undefined
        ? undefined
        : assignmentsAround(program, offset).find((target) => target.name === name && target.offset < offset);
    },
    variablesOf: (className) => [...(classScopes.get(className)?.ownNames ?? [])],
    classesWith: (variable) =>
      [...classScopes].flatMap(([name, scope]) =>
        scope.kind === 'class' && name !== '' && scope.lookupTop(variable) !== MISSING ? [name] : [],
      ),
    isInterpolatedUnbraced: (file, offset) => {
      const program = programOf(file);
      return program !== undefined && isInterpolatedUnbraced(program, offset);
    },
    facts: () => [...compilation.facts.keys()].filter((name) => typeof name === 'string'),
    functions: () => [...evaluator.functions.all.map(({ name }) => name), ...defined('function')],
    classes: () => defined('class'),
    titles: (type) => {
      const wanted = type.toLowerCase();
      return compilation.catalog.resources
        .filter((resource) => resource.type.toLowerCase() === wanted)
        .map(({ title }) => title);
    },
    paths: () => files.paths,
    modules: () => [...moduleFolders(files.paths, (path) => files.read(path), false).keys()],
    moduleFolder: (name) => {
      const known = moduleFolders(files.paths, (path) => files.read(path), false).get(name);
      const first = modulePath.find((folder) => !/^[/$]/.test(folder)) ?? 'modules/';
      return known ?? first + name;
    },
    resourceTypes: () => [...(types.typeNames?.() ?? []), ...defined('define')],
    arrivesIn: (what, name) => {
      const since = findFirstRelease(release, what, name);
      return since === undefined ? undefined : nameRelease(since);
    },
    dataTypes: () => [...BUILTIN_TYPE_NAMES, ...defined('type')],
    attributes: (type, title) => {
      const lower = type.toLowerCase();
      const definition = lower === 'class' ? definitions.class(title.toLowerCase()) : definitions.define(lower);
      const own = definition?.parameters.map(({ name }) => name) ?? types.attributeNames?.(lower) ?? [];
      return [...own, ...METAPARAMETERS];
    },
  };
}

function holds({ offset, length }: AstNode, at: number): boolean {
  return offset <= at && at < offset + length;
}

interface AssignedName extends Span {
  readonly name: string;
}

/**
 * Returns the parameters and assigned variables of the innermost definition around an offset. Outside of definitions,
 * returns those of the file's top level.
 */
function assignmentsAround(program: Program, at: number): readonly AssignedName[] {
  let innermost: AstNode = program;
  walk(program, (node) => {
    if (isDefinition(node) && holds(node, at)) innermost = node;
  });
  const found: AssignedName[] = [];
  walk(innermost, (node) => {
    if (node !== innermost && isDefinition(node)) return false;
    // Variables of a lambda are visible only inside the lambda.
    if (node.kind === 'Lambda' && !holds(node, at)) return false;
    if (node.kind === 'Assignment') found.push(...listAssignedNames(node.left));
    if (node.kind === 'Parameter') found.push({ name: node.name, ...reportSpan(node) });
    return undefined;
  });
  return found;
}

function listAssignedNames(target: Expression): readonly AssignedName[] {
  if (target.kind === 'Variable') return [{ name: target.name, offset: target.offset, length: target.length }];
  return target.kind === 'LiteralList' ? target.values.flatMap(listAssignedNames) : [];
}

function isDefinition({ kind }: AstNode): boolean {
  switch (kind) {
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
    case 'NodeDefinition':
      return true;
    default:
      return false;
  }
}

function isInterpolatedUnbraced(program: Program, at: number): boolean {
  let found = false;
  walk(program, (node) => {
    if (node.kind === 'TextExpression' && node.expr.kind === 'Variable' && node.expr.offset === at) {
      found ||= node.offset === at;
    }
  });
  return found;
}
