/**
 * The files of Ruby's standard library that manifests' Ruby may want, from the package's build that has them all: the build without
 * them is less than half its size, and most of them (bundler, rdoc, irb, sockets) mean nothing here.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { RubyVM } from '@ruby/wasm-wasi';
import { withMemoryLimit, withTableExport } from './module-sections.ts';

const require = createRequire(import.meta.url);

/** Below the version's folder: single files, and folders with all that is in them. */
const WANTED =
  /^(?:English|abbrev|base64|benchmark|cgi|csv|date|delegate|digest|erb|fileutils|find|forwardable|getoptlong|ipaddr|json|logger|monitor|observer|open3|optparse|ostruct|pathname|pp|prettyprint|psych|pstore|random|resolv|rexml|securerandom|set|shellwords|singleton|tempfile|time|timeout|tmpdir|tsort|unicode_normalize|uri|weakref|yaml)(?:\.rb|\/)|^rubygems\/(?:version|requirement|deprecate)\.rb$/;

/**
 * Ruby as WebAssembly, with a limit of its memory, so that a program that runs away gets Ruby's own error, and soon, and with its table
 * exported, for `markFiberFrames`.
 */
export function rubyModule(): Uint8Array<ArrayBuffer> {
  const module = new Uint8Array(readFileSync(require.resolve('@ruby/3.3-wasm-wasi/dist/ruby.wasm')));
  return withTableExport(withMemoryLimit(module));
}

/** The version of the package that brings Ruby. */
export function rubyVersion(): string {
  const description: unknown = JSON.parse(
    readFileSync(join(dirname(require.resolve('@ruby/3.3-wasm-wasi/dist/ruby.wasm')), '../package.json'), 'utf8'),
  );
  const hasVersion = typeof description === 'object' && description !== null && 'version' in description;
  return hasVersion ? String(description.version) : '';
}

/** Texts by path below `/usr/local/lib/ruby`. Taken out of the package once and kept beside it. */
export async function standardLibrary(): Promise<Readonly<Record<string, string>>> {
  const build = require.resolve('@ruby/3.3-wasm-wasi/dist/ruby+stdlib.wasm');
  const cached = join(
    dirname(build),
    `bunraku-library-${createHash('sha256').update(WANTED.source).digest('hex').slice(0, 8)}.json`,
  );
  // The file is this function's own.
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
    # What was a part of the library once, and is a gem beside it now.
    Dir.glob("#{root}gems/3.3.0/gems/rexml-*/lib/**/*.rb") { |path| paths[path.sub(%r{.*/lib/}, '3.3.0/')] = path }
    JSON.generate(paths.transform_values { |path| File.read(path, encoding: 'UTF-8') })
  `);
  // Ruby wrote it a moment ago: an object of texts.
  const all = JSON.parse(files.toString()) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([path]) => WANTED.test(path.replace('3.3.0/', '')))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
