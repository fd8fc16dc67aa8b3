/** Builds outputs that are missing or outdated: the site with Vite, a script with esbuild. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './ensure-installed.mjs';
import { machinesForEsbuild } from './machine/pack-platform.mjs';

/** Returns the time of the newest change of a file, or below a folder, in milliseconds since the epoch. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = stat.mtimeMs;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const time = entry.isDirectory() ? newest(join(path, entry.name)) : statSync(join(path, entry.name)).mtimeMs;
    if (time > latest) latest = time;
  }
  return latest;
}

function isFresh(output, inputs) {
  const path = join(root, output);
  if (!existsSync(path)) return false;
  const built = statSync(path).mtimeMs;
  return inputs.every((input) => newest(join(root, input)) <= built);
}

export function ensureSite() {
  if (
    isFresh('dist/index.html', ['src', 'public', 'scripts/site', 'index.html', 'vite.config.ts', 'package-lock.json'])
  )
    return;
  run('npx', ['vite', 'build', '--logLevel', 'warn']);
}

/** Deletes files of earlier builds, which have other names and would accumulate. */
function removeAllBut(kept, folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!kept.has(path)) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Bundles a TypeScript entry for Node into `build/`, if a source is newer than the bundle.
 *
 * @returns path of the bundle
 */
export async function ensureBundle(entry, inputs = ['src', 'e2e']) {
  const name = entry.replace(/[/\\]/g, '-').replace(/\.ts$/, '');
  const folder = `build/${name}`;
  const output = `${folder}/${name}.mjs`;
  if (!isFresh(output, [...inputs.filter((input) => existsSync(join(root, input))), 'package-lock.json'])) {
    mkdirSync(join(root, folder), { recursive: true });
    const { build } = await import('esbuild');
    const { metafile } = await build({
      absWorkingDir: root,
      metafile: true,
      entryPoints: { [name]: entry },
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: 'linked',
      minify: true,
      logLevel: 'error',
      // These packages are not bundled: they locate files next to themselves, or only the site's build needs them.
      plugins: [machinesForEsbuild],
      external: ['vite', 'esbuild', '@playwright/test', 'puppeteer-core', 'virtual:*'],
      // Defines `require`, which CommonJS packages call, and which ES modules do not have.
      banner: {
        js: "import { createRequire as bunrakuRequire } from 'node:module'; const require = bunrakuRequire(import.meta.url);",
      },
    });
    removeAllBut(new Set(Object.keys(metafile.outputs).map((path) => join(root, path))), join(root, folder));
  }
  return join(root, output);
}
