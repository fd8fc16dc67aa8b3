/** Generates expressions that mostly make sense: usually, each operand has the type that its operation needs. */
import type { Random } from '../../fuzz/random.ts';
import { call, type Make } from './calls.ts';
import { FORMS, HEREDOCS, LEAVES, OPERATIONS, OTHERS, WANTED, type Wanted } from './forms.ts';

export type { Wanted } from './forms.ts';

/** Kinds to choose from if any value is valid. Common kinds are in the list several times. */
const ANY: readonly Wanted[] = [...WANTED.slice(0, 7), ...WANTED.slice(0, 7), ...WANTED];

interface Place {
  readonly depth: number;
  /** Variables of the enclosing lambdas. */
  readonly variables: readonly string[];
  /** True inside a string, in which no heredoc may start. */
  readonly isInterpolated: boolean;
}

export function expression(random: Random, wanted: Wanted = 'Any', depth = 3): string {
  return made(random, wanted, { depth, variables: [], isInterpolated: false });
}

export function expressionLine(random: Random, wanted: Wanted = 'Any', depth = 3): string {
  return made(random, wanted, { depth, variables: [], isInterpolated: true });
}

function made(random: Random, wanted: Wanted, place: Place): string {
  const { depth, variables, isInterpolated } = place;
  if (variables.length > 0 && random.oneIn(3)) return `$${random.pick(variables)}`;
  if (wanted === 'Any') {
    if (random.oneIn(10)) return random.pick(OTHERS);
    if (depth > 0 && random.oneIn(4)) return call(random, makeInside(random, place));
    return made(random, random.pick(ANY), place);
  }
  // A few operands have a type that their operation does not accept.
  if (random.oneIn(30)) return made(random, 'Any', { ...place, depth: depth - 1 });
  if (depth <= 0 || random.oneIn(6)) return random.pick(LEAVES[wanted]);
  if (wanted === 'String' && !isInterpolated && random.oneIn(15)) return filled(random, random.pick(HEREDOCS), place);
  const operations = OPERATIONS[wanted];
  if (operations !== undefined && random.oneIn(2)) return operation(random, random.pick(operations), place);
  return filled(random, random.pick(FORMS[wanted]), place);
}

function makeInside(random: Random, place: Place): Make {
  return (wanted, variables = []) =>
    made(random, wanted, { ...place, depth: place.depth - 1, variables: [...place.variables, ...variables] });
}

/** Generates an operation. Some operands are operations themselves, without parentheses. */
function operation(random: Random, form: string, place: Place): string {
  if (!random.oneIn(4)) return filled(random, form, place);
  return form.replaceAll(PLACEHOLDER, (_, kind: string) => {
    const wanted = wantedOf(kind);
    const nested = wanted === 'Any' ? undefined : OPERATIONS[wanted];
    if (place.depth <= 1 || nested === undefined) return parenthesized(random.pick(leavesOf(random, wanted)));
    return operation(random, random.pick(nested), { ...place, depth: place.depth - 1 });
  });
}

function leavesOf(random: Random, wanted: Wanted): readonly string[] {
  return LEAVES[wanted === 'Any' ? random.pick(WANTED) : wanted];
}

const PLACEHOLDER = /<([A-Z][A-Za-z]+)>/g;

function filled(random: Random, form: string, place: Place): string {
  return form.replaceAll(PLACEHOLDER, (_, kind: string, offset: number) => {
    const before = form.slice(0, offset);
    const inner = made(random, wantedOf(kind), {
      depth: place.depth - 1,
      variables: [...place.variables, ...parametersBefore(before)],
      isInterpolated: place.isInterpolated || isInString(before),
    });
    // The width in a format must be a number.
    if (/'%[-+#]?(?:\d*\.)?$/.test(before) || before.endsWith('%<Integer>.')) return String(random.below(12));
    return /[{[(,=>] *$/.test(before) && /^ *[\]}),]/.test(form.slice(offset + kind.length + 2))
      ? inner
      : parenthesized(inner);
  });
}

/** Returns the parameters of the lambda whose body is open at the end of the code. */
function parametersBefore(text: string): readonly string[] {
  const list = /\|([^|]*)\| \{[^}]*$/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
}

function isInString(text: string): boolean {
  return /\$\{[^}]*$/.test(text);
}

function parenthesized(text: string): string {
  return /^[\w:'"[{$-][\w:']*$/.test(text) ? text : `(${text})`;
}

function wantedOf(name: string): Wanted {
  return WANTED.find((each) => each === name) ?? 'Any';
}
