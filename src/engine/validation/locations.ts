import type { DiagnosticSeverity } from '../diagnostics/diagnostic.ts';
import * as issues from '../diagnostics/issues/validation.ts';
import type { Definition, Expression, Program } from '../syntax/ast.ts';
import { labelOfNode, labelWithCapitalArticle } from '../syntax/labels.ts';
import type { Checker, Placed } from './checker.ts';

/**
 * Checks that a definition is at the top level. Definitions other than functions and types may also be directly inside
 * a class.
 */
export function checkTopLevel(checker: Checker, node: Definition, parent: Placed | undefined): void {
  const isOutermostOnly =
    node.kind === 'FunctionDefinition' || node.kind === 'TypeAlias' || node.kind === 'TypeDefinition';
  for (let around = parent; around !== undefined; around = around.parent) {
    const { kind } = around.node;
    if (kind === 'HostClassDefinition' || kind === 'Program') return;
    if (kind !== 'Block') {
      checker.accept(issues.notTopLevel(), node);
      return;
    }
    if (isOutermostOnly && around.parent !== undefined && around.parent.node.kind !== 'Program') {
      checker.accept(issues.notAbsoluteTopLevel({ what: labelWithCapitalArticle(node) }), node);
      return;
    }
  }
}

/**
 * Returns the namespace for definitions in a module's file. Returns `misplaced` for a file in a folder that cannot
 * contain definitions, and `undefined` for a file outside modules.
 */
function findNamespace({ source: { file }, modulePath }: Checker): { readonly name: string } | 'misplaced' | undefined {
  if (!file.endsWith('.pp')) return undefined;
  const folder = modulePath.find((path) => file.startsWith(path));
  if (folder === undefined) return undefined;
  const [module, kind, ...inner] = file.slice(folder.length).toLowerCase().split('/');
  if (module === undefined || kind === undefined || !['manifests', 'functions', 'types', 'plans'].includes(kind)) {
    return 'misplaced';
  }
  const isInit = inner.length === 1 && inner[0] === 'init.pp';
  const names = isInit ? [module] : [module, ...inner.slice(0, -1), (inner.at(-1) ?? '').slice(0, -3)];
  return { name: names.join('::') };
}

export function checkFileNamespace(checker: Checker, node: Definition & { readonly name: string }): void {
  const namespace = findNamespace(checker);
  if (namespace === undefined) return;
  if (namespace !== 'misplaced' && node.name.toLowerCase().startsWith(namespace.name)) return;
  checker.accept(
    issues.illegalDefinitionLocation({ name: node.name, file: checker.source.file }),
    node,
    severityOfPlace(checker),
  );
}

function severityOfPlace({ release }: Checker): DiagnosticSeverity {
  return release.has('misplaced definitions are errors') ? 'error' : 'warning';
}

export function checkTopConstructs(checker: Checker, { body }: Program): void {
  if (body.kind === 'Nop' || findNamespace(checker) === undefined) return;
  for (const construct of body.kind === 'Block' ? body.statements : [body]) {
    if (!isDefinition(construct)) {
      checker.accept(
        issues.illegalTopConstructLocation({ what: labelOfNode(construct) }),
        construct,
        severityOfPlace(checker),
      );
    }
  }
}

function isDefinition({ kind }: Expression): boolean {
  return (
    kind === 'HostClassDefinition' ||
    kind === 'ResourceTypeDefinition' ||
    kind === 'FunctionDefinition' ||
    kind === 'TypeAlias' ||
    kind === 'TypeMapping' ||
    kind === 'TypeDefinition'
  );
}
