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

/** The id of the language in which a file of the environment is written. */
export function languageOf(path: string): string {
  return byExtension[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'plaintext';
}
