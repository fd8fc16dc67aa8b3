/** Migrates Hiera 3: its functions and its configuration. */
import { version3As5, type CallNamedFunction, type Expression } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import type { TextEdit } from '../fixes/edits.ts';
import { replaced, readSource } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { withStructuredFacts } from '../structured-facts.ts';
import { placeOf, walkInside, type PlacedFinding, type Reading, type Rule } from './rule.ts';

const MERGES: Readonly<Record<string, string | undefined>> = {
  hiera: undefined,
  hiera_array: 'unique',
  hiera_hash: 'hash',
  hiera_include: 'unique',
};

export const hieraFunctions: Rule = (program, { from }) => {
  if (from.has('setting strict')) return [];
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node) => {
    if (node.kind !== 'CallNamedFunction' || node.functor.kind !== 'QualifiedName') return;
    const name = node.functor.value;
    if (!Object.hasOwn(MERGES, name)) return;
    const fix = asLookup(program, node, name);
    found.push({
      kind: 'log',
      message: `The function ${name} now logs a warning: lookup replaces it.`,
      place: placeOf(program, node),
      rows: ['data by Hiera 3 alone'],
      ...(fix === undefined ? {} : { fixes: [fix] }),
    });
  });
  return found;
};

/**
 * Creates the fix that replaces a call of a Hiera function with `lookup`. Its edits do not overlap the arguments, so
 * that other fixes can edit the arguments.
 */
function asLookup(program: ReadProgram, node: CallNamedFunction, name: string): FindingFix | undefined {
  const [key, fallback, override] = node.arguments;
  if (key === undefined || override !== undefined || !readSource(program, node).endsWith(')')) return undefined;
  const merge = MERGES[name];
  const isInclude = name === 'hiera_include';
  const options = merge === undefined ? [] : [`'merge' => '${merge}'`];
  const end = node.offset + node.length;
  const insert = (offset: number, text: string): TextEdit => ({
    file: program.file,
    span: { offset, length: 0 },
    text,
  });
  const close = isInclude ? [insert(end, ')')] : [];
  const functor = replaced(program, node.functor, isInclude ? 'include(lookup' : 'lookup');
  return {
    kind: 'hiera functions',
    title: isInclude ? 'Include the result of lookup' : 'Change to lookup',
    edits: [functor, ...optionEdits(key, fallback, options, insert), ...close],
  };
}

function optionEdits(
  key: Expression,
  fallback: Expression | undefined,
  options: readonly string[],
  insert: (offset: number, text: string) => TextEdit,
): readonly TextEdit[] {
  if (fallback === undefined)
    return options.length === 0 ? [] : [insert(key.offset + key.length, `, { ${options.join(', ')} }`)];
  const before = [...options, "'default_value' => "].join(', ');
  return [insert(fallback.offset, `{ ${before}`), insert(fallback.offset + fallback.length, ' }')];
}

/**
 * Converts the environment's `hiera.yaml` from version 3 to version 5, the only version that Hiera 5 accepts for an
 * environment.
 */
export function hieraConfiguration(reading: Reading): readonly PlacedFinding[] {
  const { files, from, to } = reading;
  const text = files['hiera.yaml'];
  if (text === undefined || !from.has('data by Hiera 3 alone') || to.has('data by Hiera 3 alone')) return [];
  const now = version3As5(text);
  if (now === undefined) return [];
  const span = { offset: 0, length: text.length };
  return [
    {
      kind: 'error',
      message: 'hiera.yaml has version 3; environments need version 5.',
      place: { file: 'hiera.yaml', span },
      rows: ['data by Hiera 3 alone'],
      fixes: [
        {
          kind: 'hiera.yaml',
          title: 'Convert hiera.yaml to version 5',
          edits: [{ file: 'hiera.yaml', span, text: withStructuredFacts(now, reading) }],
        },
      ],
    },
  ];
}
