import type { Finding, LintCheck } from '../../../check.ts';
import type { Definition } from '../../../manifest/definitions.ts';
import type { Place, Token } from '../../../tokens/token.ts';
import { findParameters } from './find-parameters.ts';

const STYLES = [
  /^\s*\[\*([a-zA-Z0-9_]+)\*\]\s*(.*)$/,
  /^\s*\$([a-zA-Z0-9_]+):: +(.*)$/,
  /^\s*@param (?:\[.+\] )?([a-zA-Z0-9_]+)(?: +|$)(.*)$/,
];
const BRACKETS = {
  opening: ['LPAREN', 'LBRACK', 'LBRACE'],
  closing: ['RPAREN', 'RBRACK', 'RBRACE'],
} as const;

export const parameterDocumentation: LintCheck = {
  name: 'parameter_documentation',
  documentation: 'Document each parameter with `@param` above the class. Do not document parameters that do not exist.',
  wrong: '# Keeps the time.\nclass ntp (\n  Integer $port,\n) { }',
  right: '# Keeps the time.\n# @param port where the server listens\nclass ntp (\n  Integer $port,\n) { }',
  kind: 'warning',
  isDefault: false,
  plugin: 'param-docs',
  *find({ definitions, tokens }) {
    for (const definition of definitions) yield* problemsOf(definition, tokens);
  },
};

function* problemsOf(definition: Definition, tokens: readonly Token[]): Iterable<Finding> {
  const { kind, name } = definition;
  const { comments, isPrivate } = documentationAbove(definition, tokens);
  const parameters = findParameters(definition, BRACKETS);
  for (const [parameter, found] of comments) {
    if (found.length < 2) continue;
    for (const comment of found) {
      yield {
        message: `Duplicate ${kind} parameter documentation for ${name.value}::${parameter}`,
        at: nameIn(comment),
      };
    }
  }
  for (const [parameter, [comment]] of comments) {
    if (comment === undefined || parameter === TITLE || parameters.some(({ value }) => value === parameter)) continue;
    const message = `No matching ${kind} parameter for documentation of ${name.value}::${parameter}`;
    yield { message, at: nameIn(comment) };
  }
  if (isPrivate) return;
  for (const parameter of parameters) {
    if (comments.has(parameter.value)) continue;
    yield { message: `missing documentation for ${kind} parameter ${name.value}::${parameter.value}`, at: parameter };
  }
}

/** Key for comments about the title of a defined type. The comments call the title `name` or `title`. */
const TITLE = 'name/title';

/**
 * Finds the comments above a definition that document its parameters, by parameter. For each parameter, the last
 * comment comes first. `isPrivate` is true if there is an `@api private`.
 */
function documentationAbove(
  { kind, keyword }: Definition,
  tokens: readonly Token[],
): { readonly comments: ReadonlyMap<string, readonly Token[]>; readonly isPrivate: boolean } {
  const comments = new Map<string, Token[]>();
  let isPrivate = false;
  for (const token of tokens.slice(0, keyword.index + 1).toReversed()) {
    if (token.kind !== 'COMMENT') continue;
    if (/^\s*@api +private\s*$/.test(token.value)) isPrivate = true;
    else {
      const documented = STYLES.map((style) => style.exec(token.value)?.[1]).find((found) => found !== undefined);
      if (documented === undefined) continue;
      const isTitle = kind === 'defined type' && (documented === 'name' || documented === 'title');
      const parameter = isTitle ? TITLE : documented;
      comments.set(parameter, [...(comments.get(parameter) ?? []), token]);
    }
  }
  return { comments, isPrivate };
}

function nameIn({ line, column, offset, length, value }: Token): Place {
  const before = 1 + (/^\s*(?:@param\s*)?/.exec(value)?.[0].length ?? 0);
  return { line, column: column + before, offset: offset + before, length: length - before };
}
