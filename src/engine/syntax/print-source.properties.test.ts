import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pnWithoutParentheses } from '../testing/pn-without-parentheses.ts';
import type { Expression, Lambda, Parameter, Program } from './ast.ts';
import { parse, printPn, printSource } from './index.ts';

/**
 * Generators of random syntax trees, as the parser creates them. The trees have no `Parenthesized` nodes, because the
 * printer must add parentheses where they are needed.
 */

const at = { offset: 0, length: 0 } as const;
const span = { nameSpan: at, operatorSpan: at } as const;
type Arb<T = Expression> = fc.Arbitrary<T>;

const nop: Expression = { kind: 'Nop', ...at };
const word = fc.constantFrom('foo', 'bar', 'a::b', 'x1');
const typeName = fc.constantFrom('Foo', 'Integer', 'A::Bc');
const attribute = fc.constantFrom('mode', 'ensure', 'require', 'content_of', 'if', 'class');
const text = fc.oneof(
  fc.constantFrom(
    "it's",
    '"',
    '\\',
    "\\'",
    '\\\\',
    '$x',
    '${',
    'a\nb',
    '\n',
    '\t',
    ' END\n',
    '\\u0041',
    '%>',
    'a\r\n',
    '$',
  ),
  fc.string({ maxLength: 8 }),
  fc
    .array(fc.constantFrom('\\', '"', "'", '$', '{', 'x', '\n', 'END', ' ', '\r'), { maxLength: 8 })
    .map((all) => all.join('')),
);
const variable: Arb = fc
  .constantFrom('x', 'a::b', '0', '_y', '::top', 'facts')
  .map((name) => ({ kind: 'Variable', ...at, name }));
const name: Arb = word.map((value) => ({ kind: 'QualifiedName', ...at, value }));
const reference: Arb = typeName.map((casedValue) => ({ kind: 'QualifiedReference', ...at, casedValue }));
const string: Arb = text.map((value) => ({ kind: 'LiteralString', ...at, value }));

const leaf: Arb = fc.oneof(
  variable,
  name,
  reference,
  string,
  fc.tuple(fc.bigInt({ min: 0n, max: 2n ** 63n }), fc.constantFrom(8, 10, 16)).map(([value, radix]): Expression => {
    return { kind: 'LiteralInteger', ...at, value, radix };
  }),
  fc
    .double({ min: 0, noNaN: true, max: 1e300 })
    .map((value): Expression => ({ kind: 'LiteralFloat', ...at, value: Math.abs(value) })),
  fc.boolean().map((value): Expression => ({ kind: 'LiteralBoolean', ...at, value })),
  fc.constantFrom<Expression>({ kind: 'LiteralUndef', ...at }, { kind: 'LiteralDefault', ...at }),
  fc.constantFrom('a', '/', 'a\\.b', '\\/\\/', '[/]').map((pattern): Expression => ({
    kind: 'LiteralRegularExpression',
    ...at,
    pattern: pattern.replaceAll('\\/', '/'),
  })),
  text.map((value): Expression => ({
    kind: 'HeredocExpression',
    ...at,
    syntax: '',
    text: { kind: 'LiteralString', ...at, value },
  })),
);

function hasHeredoc(node: unknown): boolean {
  return JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).includes(
    'HeredocExpression',
  );
}

/**
 * Creates an interpolation. Replaces an expression that contains a heredoc, because a heredoc's text cannot be inside
 * an interpolation.
 */
function interpolated(expr: Expression): Expression {
  return { kind: 'TextExpression', ...at, expr: hasHeredoc(expr) ? { kind: 'LiteralList', ...at, values: [] } : expr };
}

const call = (functor: Expression, args: readonly Expression[], lambda: Lambda | undefined): Expression => {
  return { kind: 'CallNamedFunction', ...at, functor, arguments: args, lambda, rvalRequired: true };
};

/** Makes a call a statement, which has no value. */
const asStatement = (node: Expression): Expression =>
  node.kind === 'CallNamedFunction' ? { ...node, rvalRequired: false } : node;
const blockOf = (statements: readonly Expression[]): Expression =>
  statements.length === 0 ? nop : { kind: 'Block', ...at, statements: statements.map(asStatement) };
const branchOf = (statements: readonly Expression[]): Expression =>
  statements.length === 1 && statements[0] !== undefined ? asStatement(statements[0]) : blockOf(statements);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const any = tie('expression');
  const few = fc.array(any, { maxLength: 3 });
  const some = fc.array(any, { minLength: 1, maxLength: 3 });
  const pairs = fc.array(fc.tuple(any, any), { maxLength: 3 });
  const typeRef: Arb = fc.oneof(
    reference,
    fc.tuple(reference, some).map(([left, keys]): Expression => ({ kind: 'Access', ...at, left, keys })),
  );
  const parameter: Arb<Parameter> = fc
    .tuple(
      fc.constantFrom('p', 'q', 'long_parameter_name'),
      fc.option(typeRef, { nil: undefined }),
      fc.option(any, { nil: undefined }),
      fc.boolean(),
    )
    .map(([parameterName, type, value, capturesRest]) => ({
      kind: 'Parameter',
      ...at,
      ...span,
      name: parameterName,
      type,
      value,
      capturesRest,
    }));
  const parameters = fc.array(parameter, { maxLength: 3 });
  const lambda: Arb<Lambda> = fc
    .tuple(parameters, fc.option(typeRef, { nil: undefined }), few)
    .map(([given, returnType, body]) => ({
      kind: 'Lambda',
      ...at,
      parameters: given,
      returnType,
      body: blockOf(body),
    }));
  const operations = fc.array(
    fc.oneof(
      fc
        .tuple(attribute, fc.constantFrom('=>' as const, '+>' as const), any)
        .map(([attributeName, operator, value]) => {
          return { kind: 'AttributeOperation', ...at, nameSpan: at, name: attributeName, operator, value } as const;
        }),
      any.map((expr) => ({ kind: 'AttributesOperation', ...at, expr }) as const),
    ),
    { maxLength: 3 },
  );
  const binary = <Kind extends string, Operator extends string>(kind: Kind, ...operators: readonly Operator[]) =>
    fc.tuple(any, fc.constantFrom(...operators), any).map(([left, operator, right]) => {
      return { kind, ...at, operatorSpan: at, operator, left, right } as const;
    });
  const segments = fc
    .array(fc.tuple(text, any), { minLength: 1, maxLength: 3 })
    .chain((all) => text.map((last) => ({ all, last })))
    .map(({ all, last }): Expression => ({
      kind: 'ConcatenatedString',
      ...at,
      segments: [
        ...all.flatMap(([before, expr]) => [
          { kind: 'LiteralString', ...at, value: before } as const,
          interpolated(expr),
        ]),
        { kind: 'LiteralString', ...at, value: last } as const,
      ].filter((segment) => segment.kind !== 'LiteralString' || segment.value !== ''),
    }));
  return {
    expression: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      leaf,
      segments,
      fc
        .tuple(segments, fc.constantFrom('', 'json'))
        .map(([body, syntax]): Expression => ({ kind: 'HeredocExpression', ...at, syntax, text: body })),
      few.map((values): Expression => ({ kind: 'LiteralList', ...at, values })),
      pairs.map((entries): Expression => ({
        kind: 'LiteralHash',
        ...at,
        entries: entries.map(([key, value]) => ({ kind: 'KeyedEntry', ...at, operatorSpan: at, key, value })),
      })),
      any.map((expr): Expression => ({ kind: 'Not', ...at, expr })),
      any.map((expr): Expression => ({ kind: 'UnaryMinus', ...at, expr })),
      any.map((expr): Expression => ({ kind: 'Unfold', ...at, expr })),
      binary('Assignment', '=', '+=', '-='),
      binary('Arithmetic', '+', '-', '*', '/', '%', '<<', '>>'),
      binary('Comparison', '==', '!=', '<', '<=', '>', '>='),
      binary('Match', '=~', '!~'),
      binary('In', 'in'),
      binary('And', 'and'),
      binary('Or', 'or'),
      binary('Relationship', '->', '<-', '~>', '<~'),
      fc.tuple(any, some).map(([left, keys]): Expression => ({ kind: 'Access', ...at, left, keys })),
      fc.tuple(any, word, few, fc.option(lambda, { nil: undefined })).map(([left, value, args, block]): Expression => ({
        kind: 'CallMethod',
        ...at,
        parenthesesSpan: undefined,
        functor: { kind: 'NamedAccess', ...at, operatorSpan: at, left, right: { kind: 'QualifiedName', ...at, value } },
        arguments: args,
        lambda: block,
        rvalRequired: true,
      })),
      fc.tuple(fc.oneof(name, reference), few, fc.option(lambda, { nil: undefined })).map((parts) => call(...parts)),
      fc
        .tuple(any, fc.array(fc.tuple(any, any), { minLength: 1, maxLength: 3 }))
        .map(([left, entries]): Expression => ({
          kind: 'Selector',
          ...at,
          left,
          selectors: entries.map(([matching, value]) => ({
            kind: 'SelectorEntry',
            ...at,
            operatorSpan: at,
            matching,
            value,
          })),
        })),
      fc
        .tuple(fc.constantFrom('If' as const, 'Unless' as const), any, few, few)
        .map(([kind, test, then, otherwise]): Expression => ({
          kind,
          ...at,
          test,
          then: branchOf(then),
          else: branchOf(otherwise),
        })),
      fc
        .tuple(any, fc.array(fc.tuple(some, few), { minLength: 1, maxLength: 2 }))
        .map(([test, options]): Expression => ({
          kind: 'Case',
          ...at,
          test,
          options: options.map(([values, then]) => ({
            kind: 'CaseOption',
            ...at,
            operatorSpan: at,
            values,
            then: blockOf(then),
          })),
        })),
      fc
        .tuple(
          fc.constantFrom('regular' as const, 'virtual' as const, 'exported' as const),
          fc.oneof(name, reference, variable),
          fc.array(fc.tuple(any, operations), { minLength: 1, maxLength: 2 }),
        )
        .map(([form, type, bodies]): Expression => ({
          kind: 'Resource',
          ...at,
          form,
          typeName: type,
          bodies: bodies.map(([title, given]) => ({
            kind: 'ResourceBody',
            ...at,
            resourceOffset: 0,
            title,
            operations: given,
          })),
        })),
      fc.tuple(reference, operations).map(([type, given]): Expression => ({
        kind: 'ResourceDefaults',
        ...at,
        form: 'regular',
        typeRef: type,
        operations: given,
      })),
      fc.tuple(reference, some, operations).map(([left, keys, given]): Expression => ({
        kind: 'ResourceOverride',
        ...at,
        form: 'regular',
        resources: { kind: 'Access', ...at, left, keys },
        operations: given,
      })),
      fc
        .tuple(
          reference,
          fc.constantFrom('VirtualQuery' as const, 'ExportedQuery' as const),
          fc.option(any, { nil: nop }),
          operations,
        )
        .map(([type, kind, expr, given]): Expression => ({
          kind: 'Collect',
          ...at,
          type,
          query: { kind, ...at, expr },
          operations: given,
        })),
      fc.tuple(word, parameters, few).map(([functionName, given, body]): Expression => ({
        kind: 'FunctionDefinition',
        ...at,
        ...span,
        name: functionName,
        parameters: given,
        returnType: undefined,
        body: blockOf(body),
      })),
    ),
  };
});

describe('any tree', () => {
  it('reads the same after printing, except for necessary parentheses', () => {
    fc.assert(
      fc.property(fc.array(expression, { minLength: 1, maxLength: 4 }), (statements) => {
        const [only] = statements;
        const body = statements.length === 1 && only !== undefined ? asStatement(only) : blockOf(statements);
        const program: Program = { kind: 'Program', ...at, source: { file: '', text: '' }, body, definitions: [] };
        const source = printSource(program);
        const again = parse(source, 'site.pp');
        const errors = again.diagnostics.filter(({ severity }) => severity === 'error');
        expect({ source, errors }).toEqual({ source, errors: [] });
        expect(pnWithoutParentheses(printPn(again.program))).toBe(pnWithoutParentheses(printPn(program)));
      }),
      { numRuns: 1000 },
    );
  });
});
