/**
 * Checks the configuration of lighttpd for duplicate settings, missing values and missing files. Returns lighttpd's
 * messages.
 */
import { configLines, matchingFiles, type UnitHost } from './unit.ts';

export const LIGHTTPD_CONF = '/etc/lighttpd/lighttpd.conf';

/** A setting outside of conditional blocks, or lighttpd's message about a line that it cannot parse. */
type Found = { readonly file: string; readonly line: number } & (
  | { readonly name: string }
  | { readonly complaint: string }
);

function* settingsOf(host: UnitHost, file: string, depth = 0): Generator<Found> {
  let open = 0;
  for (const { number: line, text } of configLines(host.files.readText(file))) {
    const bare = text
      .replaceAll(/"[^"]*"/g, '""')
      .replace(/#.*/, '')
      .trim();
    const included = /^include\s+"([^"]*)"/.exec(text)?.[1];
    if (included !== undefined && depth < 10) {
      const path = included.startsWith('/') ? included : `/etc/lighttpd/${included}`;
      const paths = matchingFiles(host, path);
      if (paths.length === 0 && !path.includes('*'))
        yield { file, line, complaint: `opening configfile ${path} failed: No such file or directory` };
      for (const each of paths) yield* settingsOf(host, each, depth + 1);
    }
    const [, name, operator] = /^([a-z][\w.-]*)\s*(\+?=>?|:=)?/.exec(bare) ?? [];
    if (
      open === 0 &&
      name !== undefined &&
      included === undefined &&
      !/^(?:include|include_shell|else|var\.|env\.)/.test(name)
    ) {
      if (operator === undefined) yield { file, line, complaint: 'parser failed somehow near here: (EOL)' };
      else if (operator === '=') yield { file, line, name };
    }
    open += (bare.match(/[({]/g)?.length ?? 0) - (bare.match(/[)}]/g)?.length ?? 0);
  }
}

export function checkLighttpd(host: UnitHost, file = LIGHTTPD_CONF): readonly string[] | undefined {
  if (!host.files.exists(file)) return [`(configfile.c) opening configfile ${file} failed: No such file or directory`];
  const seen = new Set<string>();
  for (const found of settingsOf(host, file)) {
    const at = `(configfile.c) source: ${found.file} line: ${found.line + 1} pos: 0`;
    if ('complaint' in found) return [`${at} ${found.complaint}`];
    if (seen.has(found.name))
      return [
        `Duplicate config variable in conditional 0 global: ${found.name}`,
        `${at} parser failed somehow near here: (EOL)`,
      ];
    seen.add(found.name);
  }
  return undefined;
}
