/** Replaces `create_resources` with an iteration. */
import type { Expression } from '../../../../../engine/index.ts';
import { literalName } from '../../../../index/literals.ts';
import type { CodeAction } from '../../../../answers.ts';
import { editAt, innermost, isWithin, readIndent, textOf, type ActionPlace } from '../../action-place.ts';
import { findFreeName } from '../../free-name.ts';
import { endOf } from '../statements.ts';

export function iterateResources(place: ActionPlace): readonly CodeAction[] {
  const call = innermost(place, 'CallNamedFunction');
  if (call?.functor.kind !== 'QualifiedName' || call.functor.value !== 'create_resources' || call.rvalRequired)
    return [];
  const [typeArgument, resources, defaults] = call.arguments;
  if (!isWithin(place.offset, call.functor) || typeArgument === undefined || resources === undefined) return [];
  const type = literalName(place.file.text, typeArgument)?.name;
  if (type === undefined || !/^@{0,2}(?:::)?[a-z]\w*(?:::[a-z]\w*)*$/.test(type)) return [];
  const hasComment = place.file.comments.some(({ offset }) => offset > call.offset && offset < endOf(call));
  if (hasComment) return [];
  const indent = readIndent(place, call.offset);
  const [name, values] = [findFreeName(place, 'resource_title'), findFreeName(place, 'attributes')];
  const lines =
    defaults === undefined || isEmptyHash(defaults)
      ? [`  ${type} { $${name}:`, `    * => $${values},`, '  }']
      : [
          `  ${type} {`,
          '    default:',
          `      * => ${textOf(place, defaults)};`,
          `    $${name}:`,
          `      * => $${values};`,
          '  }',
        ];
  const receiver = isSimple(resources) ? textOf(place, resources) : `(${textOf(place, resources)})`;
  const text = [`${receiver}.each |$${name}, $${values}| {`, ...lines, '}'].join(`\n${indent}`);
  return [
    {
      title: 'Change to an iteration with each',
      kind: 'refactor.rewrite',
      edits: [editAt(place, call.offset, endOf(call), text)],
    },
  ];
}

function isEmptyHash(node: Expression): boolean {
  return node.kind === 'LiteralHash' && node.entries.length === 0;
}

/** True for a value to which a method call can be appended, and that can begin a statement. */
function isSimple({ kind }: Expression): boolean {
  return kind === 'Variable' || kind === 'Access' || kind === 'CallMethod' || kind === 'CallNamedFunction';
}
