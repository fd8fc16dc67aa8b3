import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { puppetTokens } from './puppet-tokens.ts';
import { registerTemplates, templateStates } from './template-tags.ts';

export const EPP = 'epp';

/** Embedded Puppet: plain text with Puppet code between `<%` and `%>`. */
export const eppTokens: Monaco.languages.IMonarchLanguage = {
  ...puppetTokens,
  defaultToken: 'text',
  tokenizer: {
    ...puppetTokens.tokenizer,
    ...templateStates,
  },
};

export function registerEpp(monaco: typeof Monaco): void {
  registerTemplates(monaco, EPP, eppTokens);
}
