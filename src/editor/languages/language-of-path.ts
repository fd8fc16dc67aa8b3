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

/** The language, if Enter and brackets follow the rules of `language-service/typing` in it. */
export function typedLanguage(id: string): 'puppet' | 'epp' | 'erb' | undefined {
  return id === 'puppet' || id === 'epp' || id === 'erb' ? id : undefined;
}

/** Language id for a file of the environment. */
export function detectLanguage(path: string): string {
  return byExtension[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'plaintext';
}
