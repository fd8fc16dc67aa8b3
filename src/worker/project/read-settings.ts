/** Reads settings from a `puppet.conf` next to the code, because a repository has no other place for them. */
import type { EnvironmentFiles } from '../../engine/index.ts';

/** Sections by name of the setting, in increasing order of precedence (`lib/puppet/settings.rb`). */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  // Settings of the server, before 4.0.
  trusted_node_data: ['main', 'master'],
  immutable_node_data: ['main', 'master'],
  preprocess_deferred: ['main', 'agent'],
};

/**
 * Returns the settings in `puppet.conf` by name; undefined if there is no such file. The compilation ignores settings
 * that its release does not have.
 */
export function readSettings({ read }: Pick<EnvironmentFiles, 'read'>): Readonly<Record<string, string>> | undefined {
  const text = read('puppet.conf');
  if (text === undefined) return undefined;
  const found: Record<string, string> = {};
  for (const [name, sections] of Object.entries(SECTIONS)) {
    for (const section of sections) {
      const value = new RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*(\\S+)`, 'm').exec(readSection(text, section))?.[1];
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
