import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import { language as iniTokens } from 'monaco-editor/languages/definitions/ini/ini.js';
import { language as markdownTokens } from 'monaco-editor/languages/definitions/markdown/markdown.js';
import { language as shellTokens } from 'monaco-editor/languages/definitions/shell/shell.js';
import { eppTokens } from './epp.ts';
import { erbTokens } from './erb.ts';
import { jsonTokens } from './json.ts';
import { puppetTokens } from './puppet-tokens.ts';
import { rubyTokens } from './ruby.ts';
import { yamlTokens } from './yaml.ts';

export const rulesOf: Readonly<Record<string, Monaco.languages.IMonarchLanguage>> = {
  puppet: puppetTokens,
  epp: eppTokens,
  erb: erbTokens,
  json: jsonTokens,
  yaml: yamlTokens,
  ruby: rubyTokens,
  shell: shellTokens,
  ini: iniTokens,
  markdown: markdownTokens,
};
