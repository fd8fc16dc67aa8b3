/** Finds values that are known without evaluation (`pops/evaluator/literal_evaluator.rb`). */
import type { Expression, LiteralHash } from '../syntax/ast.ts';
import { formatFloat } from '../values/number.ts';
import { inspectString } from '../values/inspect-string.ts';

interface Literal {
  /** Key of the value. Two literals have the same key only if their values are equal and of the same class. */
  readonly identity: string;
  /**
   * The value as Ruby prints it in an interpolated string. `inspected` is the form that Ruby prints inside an array.
   */
  readonly text: string;
  readonly inspected: string;
}

/** Returns the value of a literal, or `undefined` for an expression that must be evaluated. */
export function toLiteral(expression: Expression): Literal | undefined {
  switch (expression.kind) {
    case 'LiteralString':
    case 'QualifiedName':
      return ofString(expression.value);
    case 'QualifiedReference':
      return ofString(expression.casedValue.toLowerCase());
    case 'LiteralInteger':
      return plain(`i${expression.value}`, String(expression.value));
    case 'LiteralFloat':
      return plain(`f${expression.value}`, formatFloat(expression.value));
    case 'LiteralBoolean':
      return plain(`b${expression.value}`, String(expression.value));
    case 'LiteralUndef':
      return { identity: 'u', text: '', inspected: 'nil' };
    case 'LiteralDefault':
      return { identity: 'd', text: 'default', inspected: ':default' };
    case 'LiteralRegularExpression': {
      const source = expression.pattern.replaceAll('/', '\\/');
      return { identity: `r${expression.pattern}`, text: `(?-mix:${source})`, inspected: `/${source}/` };
    }
    case 'UnaryMinus': {
      const { expr } = expression;
      if (expr.kind === 'LiteralInteger') return plain(`i${-expr.value}`, String(-expr.value));
      return expr.kind === 'LiteralFloat' ? toLiteral({ ...expr, value: -expr.value }) : undefined;
    }
    case 'ConcatenatedString': {
      const [first] = expression.segments;
      return expression.segments.length === 1 && first?.kind === 'LiteralString' ? ofString(first.value) : undefined;
    }
    case 'LiteralList':
      return ofArray(expression.values);
    case 'Access':
      // A list as the only key, as in `Optional[[String]]`, is not a literal.
      if (expression.keys.length === 1 && expression.keys[0]?.kind === 'LiteralList') return undefined;
      return ofArray(expression.keys);
    case 'LiteralHash':
      return ofHash(expression);
    default:
      return undefined;
  }
}

function plain(identity: string, text: string): Literal {
  return { identity, text, inspected: text };
}

function ofString(value: string): Literal {
  return { identity: `s${JSON.stringify(value)}`, text: value, inspected: inspectString(value) };
}

function ofArray(expressions: readonly Expression[]): Literal | undefined {
  const values = expressions.map(toLiteral).filter((value) => value !== undefined);
  if (values.length !== expressions.length) return undefined;
  return plain(
    `[${values.map(({ identity }) => identity).join()}]`,
    `[${values.map(({ inspected }) => inspected).join(', ')}]`,
  );
}

function ofHash({ entries }: LiteralHash): Literal | undefined {
  const pairs = entries.map(({ key, value }) => [toLiteral(key), toLiteral(value)] as const);
  const known = pairs.flatMap(([key, value]) => (key === undefined || value === undefined ? [] : [{ key, value }]));
  if (known.length !== pairs.length) return undefined;
  return plain(
    `{${known
      .map(({ key, value }) => `${key.identity}:${value.identity}`)
      .sort()
      .join()}}`,
    `{${known.map(({ key, value }) => `${key.inspected}=>${value.inspected}`).join(', ')}}`,
  );
}
