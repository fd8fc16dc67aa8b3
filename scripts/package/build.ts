/**
 * Builds the npm package of the command line and the library into `build/package`. The package has no dependencies,
 * because the engine and all packages that it needs are bundled. `npm run package` then packs the folder.
 */
import { chmodSync, copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import packageJson from '../../package.json';
import { memoryFile } from '../../src/engine/ruby/index.ts';
import { machinesForEsbuild } from '../machine/pack-platform.mjs';
import { bootedRuby } from '../ruby/assets.ts';
import { repositoryRoot, rubyLibrary } from '../ruby/ruby-library.ts';
import { rubyModule } from '../ruby/standard-library.ts';
import { noticesOfBundle, thirdPartyText } from '../site/third-party.ts';

const root = repositoryRoot();
const folder = join(root, 'build/package');

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'dist/ruby'), { recursive: true });
const notices = noticesOfBundle(root, [...(await bundle()), 'node_modules/@ruby/3.3-wasm-wasi/dist/ruby.wasm']);
writeFileSync(join(folder, 'THIRD-PARTY.txt'), thirdPartyText(notices));
await writeRuby();
writeTypes();
writeManifest();
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
copyFileSync(join(root, 'docs/command-line.md'), join(folder, 'README.md'));

/** Bundles the program and the library. Returns the paths of all bundled files. */
async function bundle(): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: { bunraku: 'src/cli/bin.ts', library: 'src/cli/library/index.ts' },
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [machinesForEsbuild],
    // Modules that exist only in the site. The program loads Ruby in another way.
    external: ['virtual:ruby-assets'],
    banner: {
      js: "import { createRequire as bunrakuRequire } from 'node:module'; const require = bunrakuRequire(import.meta.url);",
    },
  });
  chmodSync(join(folder, 'dist/bunraku.mjs'), 0o755);
  return Object.keys(metafile.inputs);
}

/** Writes Ruby, its library, and its memory after the boot. With this memory, Ruby starts at once. */
async function writeRuby(): Promise<void> {
  writeFileSync(join(folder, 'dist/ruby/ruby.wasm'), rubyModule());
  writeFileSync(join(folder, 'dist/ruby/ruby-library.json'), JSON.stringify(await rubyLibrary()));
  writeFileSync(join(folder, 'dist/ruby/ruby-memory'), Buffer.concat(memoryFile((await bootedRuby()).memory)));
}

/**
 * Generates type declarations of all modules that the library imports, and keeps only those in the library's own
 * folder, which import no others.
 */
function writeTypes(): void {
  const all = join(root, 'build/package-types');
  const { status } = spawnSync('npx', ['tsc', '-p', 'scripts/package/tsconfig.json', '--outDir', all], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The declarations of the library could not be written.');
  const own = join(all, 'src/cli/library');
  mkdirSync(join(folder, 'types'));
  for (const name of readdirSync(own)) copyFileSync(join(own, name), join(folder, 'types', name));
}

function writeManifest(): void {
  const { version, license, engines } = packageJson;
  const manifest = {
    name: 'bunraku',
    version,
    description:
      'Validate, lint, format, compile, relate and apply code of the Puppet language, without Puppet or Ruby',
    license,
    type: 'module',
    engines,
    bin: { bunraku: 'dist/bunraku.mjs' },
    exports: { '.': { types: './types/index.d.ts', default: './dist/library.mjs' } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
