import type { LintCheck } from '../../check.ts';
import type { Definition } from '../../manifest/definitions.ts';
import type { Token, TokenKind } from '../../tokens/token.ts';

const BUILT_IN = [
  ...['name', 'title', 'module_name', 'environment', 'clientcert', 'clientversion', 'servername', 'serverip'],
  ...['serverversion', 'caller_module_name', 'alias', 'audit', 'before', 'loglevel', 'noop', 'notify', 'require'],
  ...['schedule', 'stage', 'subscribe', 'tag', 'facts', 'trusted', 'server_facts'],
];
const AFTER_PARAMETER: ReadonlySet<TokenKind> = new Set(['COMMA', 'EQUALS', 'RPAREN']);

export const variableScope: LintCheck = {
  name: 'variable_scope',
  documentation:
    'Use the full name of a variable that another class sets, and `$facts` for facts, so that the source of the value is clear.',
  wrong: 'class ntp {\n  notice($kernel)\n}',
  right: "class ntp {\n  notice($facts['kernel'])\n}",
  kind: 'warning',
  isDefault: true,
  *find({ definitions }) {
    // In puppet-lint too, variables of a definition are known in all later definitions of the file.
    const known = new Set(BUILT_IN);
    for (const definition of definitions) {
      for (const token of definition.parameters ?? []) {
        if (token.kind === 'VARIABLE' && token.nextCode !== undefined && AFTER_PARAMETER.has(token.nextCode.kind)) {
          known.add(token.value);
        }
      }
      const { used, blockParameters } = collectVariables(definition, known);
      for (const token of used) {
        if (isKnown(token, known, blockParameters)) continue;
        yield { message: 'top-scope variable being used without an explicit namespace', at: token };
      }
    }
  },
};

function isKnown(
  { value, line }: Token,
  known: ReadonlySet<string>,
  blockParameters: ReadonlyMap<number, ReadonlySet<string>>,
): boolean {
  const name = value.replace(/\[.+\]$/, '');
  return (
    blockParameters.get(line)?.has(name) === true ||
    value.includes('::') ||
    /^(?:facts|trusted)\[.+\]/m.test(value) ||
    known.has(name) ||
    /^\d+$/.test(value)
  );
}

/**
 * Adds the variables that a definition assigns to `known`. Returns the variables that it uses, and for each line in a
 * lambda the parameters of the lambda.
 */
function collectVariables(
  { tokens }: Definition,
  known: Set<string>,
): { readonly used: readonly Token[]; readonly blockParameters: ReadonlyMap<number, ReadonlySet<string>> } {
  const used: Token[] = [];
  const blockParameters = new Map<number, Set<string>>();
  let parameters: string[] | undefined;
  for (const token of tokens) {
    if (token.kind === 'EQUALS') for (const name of assignedBefore(token)) known.add(name);
    else if (token.kind === 'VARIABLE') {
      if (parameters === undefined) used.push(token);
      else parameters.push(token.value);
    } else if (token.kind === 'PIPE') {
      if (parameters === undefined) parameters = [];
      else {
        const last = lastLineOfBlock(token);
        for (let line = token.line; line <= last; line += 1) {
          const names = blockParameters.get(line) ?? new Set();
          for (const name of parameters) names.add(name);
          blockParameters.set(line, names);
        }
        parameters = undefined;
      }
    }
  }
  return { used, blockParameters };
}

/** Returns the variables on the left of a `=`: one variable, or several in brackets (`[$a, $b] = …`). */
function assignedBefore({ prevCode }: Token): readonly string[] {
  if (prevCode?.kind === 'VARIABLE') return [prevCode.value];
  if (prevCode?.kind !== 'RBRACK') return [];
  const names: string[] = [];
  let depth = 0;
  for (let at: Token | undefined = prevCode; at !== undefined; at = at.prevCode) {
    if (at.kind === 'VARIABLE') names.push(at.value);
    else if (at.kind === 'RBRACK') depth += 1;
    else if (at.kind === 'LBRACK') {
      depth -= 1;
      if (depth === 0) break;
    } else if (at.kind !== 'COMMA') break;
  }
  return names;
}

function lastLineOfBlock(pipe: Token): number {
  let depth = 0;
  for (let at: Token | undefined = pipe; at !== undefined; at = at.next) {
    if (at.kind === 'LBRACE') depth += 1;
    else if (at.kind === 'RBRACE') {
      depth -= 1;
      if (depth === 0) return at.line;
    }
  }
  return pipe.line;
}
