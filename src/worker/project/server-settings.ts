/**
 * Reads the compile settings of a 3.8 server from a `puppet.conf` next to the code, because a repository has no other
 * place for them.
 */
import type { EnvironmentFiles } from '../../engine/index.ts';

const NAMES = ['trusted_node_data', 'immutable_node_data'] as const;

/** Sections that the server reads, in increasing order of precedence (`lib/puppet/settings.rb`). */
const SECTIONS = ['main', 'master'] as const;

/**
 * Returns the settings by name; undefined if there is no such file. The compilation ignores settings that its release
 * does not have.
 */
export function serverSettings({ read }: Pick<EnvironmentFiles, 'read'>): Readonly<Record<string, string>> | undefined {
  const text = read('puppet.conf');
  if (text === undefined) return undefined;
  const found: Record<string, string> = {};
  for (const section of SECTIONS) {
    const body = readSection(text, section);
    for (const name of NAMES) {
      const value = new RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*(\\S+)`, 'm').exec(body)?.[1];
      if (value !== undefined) found[name] = value;
    }
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function readSection(text: string, name: string): string {
  const parts = text.split(/^[ \t]*\[(\w+)\][ \t]*$/m);
  const at = parts.indexOf(name, 1);
  return at === -1 ? '' : (parts[at + 1] ?? '');
}
