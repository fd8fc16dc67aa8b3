/**
 * `node scripts/run.mjs ENTRY.ts [ARG …]`: bundles a TypeScript entry for Node if it has changed, and runs the bundle.
 */
import { pathToFileURL } from 'node:url';
import { ensureBundle } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const [entry, ...args] = process.argv.slice(2);
ensureInstalled();
const bundle = await ensureBundle(entry, entry.startsWith('src/') ? ['src'] : ['src', 'e2e', 'scripts']);
process.argv = [process.argv[0], bundle, ...args];
await import(pathToFileURL(bundle).href);
