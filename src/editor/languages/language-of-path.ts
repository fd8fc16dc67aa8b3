const byExtension: Readonly<Record<string, string>> = {
  pp: 'puppet',
  epp: 'epp',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  eyaml: 'yaml',
  rb: 'ruby',
  erb: 'erb',
  sh: 'shell',
  conf: 'ini',
  ini: 'ini',
  cfg: 'ini',
  md: 'markdown',
};

/** The languages for which Enter and brackets follow the rules of `language-service/typing`. */
export function typedLanguage(id: string): 'puppet' | 'epp' | 'erb' | undefined {
  return id === 'puppet' || id === 'epp' || id === 'erb' ? id : undefined;
}

/** The id of the language in which a file of the environment is written. */
export function languageOf(path: string): string {
  return byExtension[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'plaintext';
}
