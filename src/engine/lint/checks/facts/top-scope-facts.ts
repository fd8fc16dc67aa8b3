import type { LintCheck, TokenFix } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';
import { listVariables } from '../variables/list-variables.ts';
import { LEGACY_FACT_NAMES } from './legacy-fact-names.ts';

export const topScopeFacts: LintCheck = {
  name: 'top_scope_facts',
  documentation:
    'Read custom facts from `$facts`. A name in `$facts` cannot be confused with a variable of a manifest.',
  wrong: '$::datacenter',
  right: "$facts['datacenter']",
  kind: 'warning',
  since: '4.10',
  isDefault: true,
  fixTitle: 'Use $facts',
  *find({ tokens }, { topScopeVariables }) {
    // Like puppet-lint, compares only prefixes: `$::idle` passes because `id` is a fact.
    const allowed = ['trusted', 'facts', ...LEGACY_FACT_NAMES, ...topScopeVariables].map((name) => `::${name}`);
    for (const token of listVariables(tokens)) {
      const { value } = token;
      if (!value.startsWith('::') || allowed.some((name) => value.startsWith(name))) continue;
      if (/^::[a-z0-9_][a-zA-Z0-9_]+::/.test(value)) continue;
      yield { message: 'top scope fact instead of facts hash', at: token, fix: inFactsHash(token) };
    }
  },
};

function inFactsHash(token: Token): TokenFix {
  return (editor) => {
    const [, name = '', keys = ''] = /^::([^[]*)(.*)$/s.exec(token.value) ?? [];
    if (name !== '') editor.change(token, { kind: 'VARIABLE', value: `facts['${name}']${keys}` });
  };
}
