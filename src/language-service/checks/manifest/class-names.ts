/** Checks names of classes: in `include`, `contain`, `require`, `inherits`, and references. */
import {
  catalogIssues,
  evaluationIssues,
  STDLIB_TYPE_ALIASES,
  type Diagnostic,
  type Span,
} from '../../../engine/index.ts';
import { flattened } from '../../index/literals.ts';
import { takesClasses } from '../../index/named-arguments.ts';
import { plainName } from '../../index/symbols.ts';
import { readLiteralText } from './declared.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';
import { isUnknownClass, isUnknownTypeName, listTypeNames } from './names.ts';

const CLASS = 'class';
const STDLIB_NAMES: ReadonlySet<string> = new Set(Object.keys(STDLIB_TYPE_ALIASES).map((name) => name.toLowerCase()));

export const classNames: NodeChecks = {
  CallNamedFunction: (check, { functor, arguments: args }, { isGuarded }) => {
    if (isGuarded || functor.kind !== 'QualifiedName' || !takesClasses(functor.value)) return;
    for (const each of args.flatMap(flattened)) {
      const name = readLiteralText(each);
      if (name === undefined || !isUnknownClass(check.context, plainName(name))) continue;
      const issue = catalogIssues.unknownClass({ name: plainName(name), node: '' });
      check.report(
        { ...issue, message: `Could not find class ::${plainName(name)}` },
        each,
        suggestClass(check, plainName(name), each),
      );
    }
  },
  HostClassDefinition: (check, { parentClass, parentSpan }) => {
    if (parentClass === undefined || parentSpan === undefined) return;
    const name = plainName(parentClass);
    if (name === 'default' || !isUnknownClass(check.context, name)) return;
    check.report(catalogIssues.unknownParent({ name }), parentSpan, suggestClass(check, name, parentSpan));
  },
  QualifiedReference: (check, node, { isGuarded, parent }) => {
    if (isGuarded) return;
    const name = plainName(node.casedValue);
    if (name === CLASS || !isUnknownTypeName(check.context, name, STDLIB_NAMES.has(name))) return;
    // The name that a type definition or a type mapping defines is not a reference.
    if (parent?.kind === 'TypeMapping' || parent?.kind === 'TypeDefinition') return;
    check.report(
      evaluationIssues.unknownResourceType({ name: node.casedValue }),
      node,
      check.suggest(node.casedValue, listTypeNames(check.context), node),
    );
  },
};

function suggestClass(check: FileCheck, name: string, at: Span): Pick<Diagnostic, 'hint' | 'fix'> {
  const classes = check.context.index.allDefinitions('class').map((each) => each.name);
  return check.suggest(name, classes, at);
}
