/**
 * Finds strings into which a Deferred value was interpolated. Such a string contains the printed form of the Deferred
 * value.
 */
import type { AstNode, Fix } from '../../engine/index.ts';
import type { Finding } from './finding.ts';
import type { WrittenAttribute } from './written-attributes.ts';

const PRINTED = /Deferred\(\{'name' => '/;

export function isPrintedDeferred(value: unknown): boolean {
  return typeof value === 'string' && PRINTED.test(value);
}

export function deferredInString(name: string, written: WrittenAttribute | undefined): Finding {
  return {
    code: 'DEFERRED_IN_STRING',
    message: `The string of ${name} contains the description of a Deferred value instead of its result.`,
    hint: "Strings are built during compilation. Let the agent build this one: Deferred('sprintf', ['… %s …', $value])",
    fix: written === undefined ? undefined : createFix(written),
  };
}

/**
 * Creates the fix, which replaces the string with a Deferred call of `sprintf` on the agent. Returns undefined for a
 * string that was built elsewhere.
 */
function createFix({ program: { source }, operation }: WrittenAttribute): Fix | undefined {
  const { value } = operation;
  if (value.kind !== 'ConcatenatedString') return undefined;
  const values: string[] = [];
  let format = '';
  for (const segment of value.segments) {
    if (segment.kind === 'LiteralString') format += segment.value.replaceAll('%', '%%');
    else {
      const text = expressionText(segment, source.text);
      if (text === undefined) return undefined;
      values.push(text);
      format += '%s';
    }
  }
  if (/[^ -~]|['\\]/.test(format)) return undefined;
  const text = `Deferred('sprintf', ['${format}', ${values.join(', ')}])`;
  const { offset, length } = value;
  return { title: 'Let the agent build the string', edits: [{ file: source.file, span: { offset, length }, text }] };
}

/** Returns the source of an interpolated expression as it is written outside of a string: `$x` for `${x}`. */
function expressionText(segment: AstNode, source: string): string | undefined {
  const expression = segment.kind === 'TextExpression' ? segment.expr : segment;
  const text = source.slice(expression.offset, expression.offset + expression.length);
  const [inner = text] = /(?<=^\$\{)[\s\S]*(?=\}$)/.exec(text) ?? [];
  if (/^\$(?!\{)/.test(inner)) return inner;
  return /^(?:::)?[a-z_]\w*(?:::\w+)*(?:\[[^\]]*\])*$/.test(inner) ? `$${inner}` : undefined;
}
