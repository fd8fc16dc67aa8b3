import type { LintCheck, TokenFix } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';
import { listVariables } from '../variables/list-variables.ts';
import { isLegacyFact, structuredFact } from './legacy-fact-names.ts';

export const legacyFacts: LintCheck = {
  name: 'legacy_facts',
  documentation: 'Agents of Puppet 8 do not send legacy facts by default. The structured fact has the same value.',
  wrong: "$facts['osfamily']",
  right: "$facts['os']['family']",
  kind: 'warning',
  since: '4.10',
  isDefault: true,
  fixTitle: 'Use the structured fact',
  *find({ tokens }) {
    for (const token of listVariables(tokens)) {
      const name = findFactName(token);
      if (isLegacyFact(name)) yield { message: `legacy fact '${name}'`, at: token, fix: replaced(token, name) };
    }
  },
};

function findFactName(variable: Token): string {
  const { value } = variable;
  const inHash = /^(?:::)?facts\[('?)(.+)\1\]$/m.exec(value)?.[2];
  if (inHash !== undefined) return inHash;
  if (value !== 'facts') return value.startsWith('::') ? value.slice(2) : '';
  const key = variable.nextCode?.kind === 'LBRACK' ? variable.nextCode.nextCode : undefined;
  return key?.kind === 'STRING' || key?.kind === 'SSTRING' || key?.kind === 'NAME' ? key.value : '';
}

function replaced(variable: Token, name: string): TokenFix {
  return (editor) => {
    const fact = structuredFact(name);
    if (fact === undefined) return;
    if (variable.value === 'facts') {
      for (let at = variable.next; at !== undefined; at = variable.next) {
        editor.remove(at);
        if (at.kind === 'RBRACK') break;
      }
    }
    editor.change(variable, { kind: 'VARIABLE', value: fact });
  };
}
