import type { CallContext } from '../../evaluator/calls/function.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { createIterator } from '../../evaluator/calls/iterables.ts';
import { drain } from '../../evaluator/calls/drain.ts';
import { isAssignable } from '../../types/assignable/assignable.ts';
import { anyArray, anyHash, anyType, variantType } from '../../types/factory.ts';
import { formatType } from '../../types/format.ts';
import { anyObject } from '../../types/objects/any-object.ts';
import { isTruthy } from '../../values/truthy.ts';
import { isHash, isType, IteratorValue, PuppetHash, type Value } from '../../values/value.ts';
import { requireBlock } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { untilBreak } from './iteration.ts';
import { breadthFirst, depthFirst, type TreeNode } from './tree-walk.ts';

const CONTAINERS = variantType([anyArray, anyHash, anyObject]);

function walkTree({ evaluator }: CallContext, tree: Value, given: Value): Iterable<TreeNode> {
  const options = isHash(given) ? given : PuppetHash.empty;
  const option = (name: string): boolean => {
    const value = options.get(name);
    return value === undefined || isTruthy(value);
  };
  const wanted = options.get('container_type');
  const containers = isType(wanted) ? wanted.type : CONTAINERS;
  if (!isAssignable(CONTAINERS, containers)) {
    throw argumentError(
      `Only Array, Hash, and Object types can be used as container types. Got ${formatType(containers)}`,
    );
  }
  const withContainers = option('include_containers');
  const withValues = option('include_values');
  if (!withContainers && !withValues) {
    throw argumentError("Options 'include_containers' and 'include_values' cannot both be false");
  }
  const root = tree instanceof IteratorValue ? drain(evaluator, tree) : tree;
  const walk = options.get('order') === 'breadth_first' ? breadthFirst : depthFirst;
  return walk(root, { containers, root: withContainers && option('include_root'), withContainers, withValues });
}

function* pairs(nodes: Iterable<TreeNode>): Generator<Value, void> {
  for (const { path, value } of nodes) yield [path, value];
}

const TREE = 'Variant[Iterator, Array, Hash, Object] tree';
const OPTIONS = 'OptionsType options?';

export const treeEach = defineFunction({
  name: 'tree_each',
  doc: `Iterates over nested data. The block gets each value, or the path and the value with two parameters. Options select the values: \`include_containers\`, \`include_values\`, \`include_root\`, \`container_type\`, and \`order\` (\`depth_first\` or \`breadth_first\`).

\`\`\`puppet
{ 'a' => [1, { 'b' => 2 }] }.tree_each({ 'include_containers' => false }) |$path, $value| {
  notice("\${path} is \${value}")
}
\`\`\``,
  localTypes: {
    OptionsType:
      'Struct[{container_type => Optional[Type], include_root => Optional[Boolean], include_containers => Optional[Boolean], include_values => Optional[Boolean], order => Optional[Enum[depth_first, breadth_first]], include_refs => Optional[Boolean]}]',
  },
  dispatches: [
    {
      parameters: [TREE, OPTIONS, '&Callable[2,2] block'],
      call: (context, args) => {
        untilBreak(() => {
          for (const { path, value } of walkTree(context, args[0], args[1])) requireBlock(context).call([path, value]);
        });
        return args[0];
      },
    },
    {
      parameters: [TREE, OPTIONS, '&Callable[1,1] block'],
      call: (context, args) => {
        untilBreak(() => {
          for (const { value } of walkTree(context, args[0], args[1])) requireBlock(context).call([value]);
        });
        return args[0];
      },
    },
    {
      parameters: [TREE, OPTIONS],
      call: (context, args) => createIterator(anyType, pairs(walkTree(context, args[0], args[1]))),
    },
  ],
});
