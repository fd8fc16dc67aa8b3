import type { InstallOptions } from './package-manager.ts';

interface ConfigurationReader {
  stat(path: string): { readonly kind: string } | undefined;
  isDirectory(path: string): boolean;
  list(path: string): readonly string[];
  readText(path: string): string;
}

/** Options of an installation. `asks` is true if dpkg asks the user about changed configuration files. */
interface AptSettings extends InstallOptions {
  readonly asks: boolean;
}

function configurationText(files: ConfigurationReader): string {
  const folder = '/etc/apt/apt.conf.d';
  const names = files.isDirectory(folder) ? files.list(folder).map((name) => `${folder}/${name}`) : [];
  const texts = ['/etc/apt/apt.conf', ...names].filter((path) => files.stat(path)?.kind === 'file');
  return texts.map((path) => files.readText(path).replaceAll(/^\s*(?:\/\/|#).*$/gm, '')).join('\n');
}

/**
 * Combines options of the command line with settings from apt's configuration files.
 * @param words options on the command line
 */
export function aptSettings(words: readonly string[], files: ConfigurationReader): AptSettings {
  const configured = configurationText(files);
  const line = words.join(' ');
  const forced = new Set(
    [...`${configured} ${line}`.matchAll(/--force-([\w,-]+)/g)].flatMap(([, names = '']) => names.split(',')),
  );
  const isOff = (text: string): boolean => /APT::Install-Recommends\s*[="\s]\s*"?(?:0|no|false)\b/i.test(text);
  const isOn = /--install-recommends|APT::Install-Recommends=(?:1|yes|true)/i.test(line);
  return {
    withoutRecommends: line.includes('--no-install-recommends') || isOff(line) || (isOff(configured) && !isOn),
    replacesConfiguration: forced.has('confnew') && !forced.has('confdef'),
    keepsByDefault: forced.has('confdef'),
    restoresConfiguration: forced.has('confmiss'),
    asks: !forced.has('confnew') && !forced.has('confold') && !forced.has('confdef'),
  };
}
