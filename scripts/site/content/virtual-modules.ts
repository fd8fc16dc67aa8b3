import type { Plugin } from 'vite';

/** Prefix of the ids of virtual modules, as Rollup recommends. */
const MADE = '\0';

/**
 * Creates a Vite plugin with virtual modules.
 *
 * @param modules functions that return the source of a module, by name; if a name ends in `*`, the function gets the
 * part in place of the star
 */
export function virtualModules(
  name: string,
  modules: Readonly<Record<string, (rest: string) => Promise<string>>>,
): Plugin {
  const find = (source: string): (() => Promise<string>) | undefined => {
    for (const [pattern, text] of Object.entries(modules)) {
      const prefix = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
      if (source === pattern) return () => text('');
      if (prefix !== undefined && source.startsWith(prefix)) return () => text(source.slice(prefix.length));
    }
    return undefined;
  };
  return {
    name,
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (source) => (find(source) === undefined ? null : MADE + source),
    },
    load: { filter: { id: /^\0virtual:/ }, handler: (id) => find(id.slice(MADE.length))?.() ?? null },
  };
}
