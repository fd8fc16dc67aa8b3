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

/**
 * Returns the language if `language-service/typing` has rules for it, for keys such as Enter and brackets. Otherwise
 * undefined.
 */
export function typedLanguage(id: string): 'puppet' | 'epp' | 'erb' | undefined {
  return id === 'puppet' || id === 'epp' || id === 'erb' ? id : undefined;
}

export function detectLanguage(path: string): string {
  if (/(?:^|\/)Puppetfile$/.test(path)) return 'ruby';
  return byExtension[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'plaintext';
}
