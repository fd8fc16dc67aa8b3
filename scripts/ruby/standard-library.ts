/**
 * Reads those files of Ruby's standard library that Puppet's Ruby code may need from the full build of the package. The
 * site uses the build without a standard library, which is less than half as large; most of the library (bundler, rdoc,
 * irb, sockets) has no use here.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { RubyVM } from '@ruby/wasm-wasi';
import { exportTable, limitMemory, readSections, writeModule } from './module-sections.ts';
import { countSteps } from './step-counter.ts';

const require = createRequire(import.meta.url);

/** Matches the wanted paths in the folder of Ruby's version: single files, and whole folders. */
const WANTED =
  /^(?:English|abbrev|base64|benchmark|cgi|csv|date|delegate|digest|erb|fileutils|find|forwardable|getoptlong|ipaddr|json|logger|monitor|observer|open3|openssl|optparse|ostruct|pathname|pp|prettyprint|psych|pstore|random|resolv|rexml|securerandom|set|shellwords|singleton|tempfile|time|timeout|tmpdir|tsort|unicode_normalize|uri|weakref|yaml)(?:\.rb|\/)|^rubygems\/(?:version|requirement|deprecate)\.rb$/;

/**
 * Returns Ruby's WebAssembly module with changes: a memory limit, a step counter so that no program runs forever, and
 * an exported table for `markFiberFrames`.
 */
export function rubyModule(): Uint8Array<ArrayBuffer> {
  const module = new Uint8Array(readFileSync(require.resolve('@ruby/3.3-wasm-wasi/dist/ruby.wasm')));
  const sections = readSections(module);
  limitMemory(sections);
  exportTable(sections);
  countSteps(sections);
  return writeModule(module, sections);
}

/** Returns the version of the npm package that contains Ruby. */
export function rubyVersion(): string {
  const description: unknown = JSON.parse(
    readFileSync(join(dirname(require.resolve('@ruby/3.3-wasm-wasi/dist/ruby.wasm')), '../package.json'), 'utf8'),
  );
  const hasVersion = typeof description === 'object' && description !== null && 'version' in description;
  return hasVersion ? String(description.version) : '';
}

/**
 * Returns file contents by path below `/usr/local/lib/ruby`. Extracts them from the package once, and stores them
 * beside it.
 */
export async function standardLibrary(): Promise<Readonly<Record<string, string>>> {
  const build = require.resolve('@ruby/3.3-wasm-wasi/dist/ruby+stdlib.wasm');
  const cached = join(
    dirname(build),
    `bunraku-library-${createHash('sha256').update(WANTED.source).digest('hex').slice(0, 8)}.json`,
  );
  // The JSON is not validated, because this function has written the file.
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as Record<string, string>;
  const library = await extract(build);
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, JSON.stringify(library));
  renameSync(`${cached}.${process.pid}`, cached);
  return library;
}

async function extract(build: string): Promise<Record<string, string>> {
  const module = await WebAssembly.compile(new Uint8Array(readFileSync(build)));
  const output = ConsoleStdout.lineBuffered(() => {});
  const wasip1 = new WASI([], [], [new OpenFile(new File([])), output, output, new PreopenDirectory('/', new Map())], {
    debug: false,
  });
  const { vm } = await RubyVM.instantiateModule({ module, wasip1 });
  const files = vm.eval(`
    require 'json'
    root = '/usr/local/lib/ruby/'
    paths = Dir.glob("#{root}3.3.0/**/*.rb").to_h { |path| [path.delete_prefix(root), path] }
    # Former parts of the library that are separate gems now.
    Dir.glob("#{root}gems/3.3.0/gems/rexml-*/lib/**/*.rb") { |path| paths[path.sub(%r{.*/lib/}, '3.3.0/')] = path }
    JSON.generate(paths.transform_values { |path| File.read(path, encoding: 'UTF-8') })
  `);
  // The JSON is not validated, because Ruby has just written it.
  const all = JSON.parse(files.toString()) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([path]) => WANTED.test(path.replace('3.3.0/', '')))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
