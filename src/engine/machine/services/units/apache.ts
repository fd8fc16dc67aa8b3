/** Checks Apache's configuration, with Apache's messages. */
import { findModules } from './apache-directives.ts';
import type { ConfigVisitor } from './config-visitor.ts';
import { configLines, matchingFiles, type UnitHost } from './unit.ts';

class ApacheError extends Error {}

interface Section {
  readonly name: string;
  readonly line: number;
  /** True if the block's content is read. False in `<IfModule>` for a module that is not loaded. */
  readonly counts: boolean;
}

class Reader {
  readonly #host: UnitHost;
  readonly #root: string;
  readonly #needsModules: boolean;
  readonly #visitor: ConfigVisitor | undefined;
  readonly #loaded = new Set<string>();
  /**
   * Directives and sections in order. They are checked after the whole configuration is read, because a module may be
   * loaded after its directives.
   */
  readonly #used: { readonly name: string; readonly fail: (message: string) => never }[] = [];

  constructor(host: UnitHost, root: string, visitor?: ConfigVisitor) {
    this.#host = host;
    this.#visitor = visitor;
    this.#root = root;
    this.#needsModules = host.platform.family === 'debian';
  }

  /** Reads the main file and all included files, and checks that their directives are known. */
  readAll(file: string): void {
    this.#read(file, 0);
    for (const { name, fail } of this.#used) if (!this.#isKnown(name.toLowerCase())) fail(unknown(name));
  }

  #read(file: string, depth: number): void {
    const open: Section[] = [];
    const text = this.#host.files.readText(file).replaceAll(/\\\n/g, ' ');
    for (const { number, text: line } of configLines(text)) {
      const fail = (message: string): never => {
        throw new ApacheError(`AH00526: Syntax error on line ${number} of ${file}:\n${message}`);
      };
      const closing = /^<\/(\w+)>$/.exec(line)?.[1];
      const opening = /^<(\w+)\s*([^>]*)>$/.exec(line);
      const counts = open.at(-1)?.counts ?? true;
      if (closing !== undefined) {
        const section = open.pop();
        if (section === undefined) fail(`</${closing}> without matching <${closing}> section`);
        else if (section.name.toLowerCase() !== closing.toLowerCase())
          fail(`Expected </${section.name}> but saw </${closing}>`);
        else if (section.counts) this.#visitor?.close();
      } else if (line.startsWith('<')) {
        const [, name = '', argument = ''] = opening ?? [];
        if (opening === null) fail(`${line.split(/\s/)[0] ?? line}> directive missing closing '>'`);
        if (counts) this.#used.push({ name: `<${name}`, fail });
        const applies = counts && this.#applies(name.toLowerCase(), argument.trim());
        open.push({ name, line: number, counts: applies });
        if (applies) this.#visitor?.directive(name.toLowerCase(), splitWords(argument), true);
      } else if (counts) this.#directive(line, fail, depth);
    }
    const left = open.at(-1);
    if (left !== undefined)
      throw new ApacheError(`AH00526: Syntax error on line ${left.line} of ${file}:\n<${left.name}> was not closed.`);
  }

  #applies(name: string, argument: string): boolean {
    if (name === 'ifdefine') return argument.startsWith('!');
    if (name !== 'ifmodule' || !this.#needsModules) return true;
    const negated = argument.startsWith('!');
    const wanted = argument.replace(/^!/, '').replace(/^mod_(\w+)\.c$/, '$1_module');
    return this.#loaded.has(wanted) !== negated;
  }

  /**
   * True if a loaded module defines the directive. In the Red Hat family, all modules count as loaded, because nearly
   * all of them are.
   */
  #isKnown(directive: string): boolean {
    return findModules(directive).some(
      (module) => module === 'core' || !this.#needsModules || this.#loaded.has(`${module}_module`),
    );
  }

  #directive(line: string, fail: (message: string) => never, depth: number): void {
    const [word = '', ...rest] = line.split(/\s+/);
    const name = word.toLowerCase();
    const argument = rest.join(' ').replaceAll('"', '');
    this.#used.push({ name: word, fail });
    this.#visitor?.directive(name, splitWords(rest.join(' ')), false);
    if (name === 'loadmodule') this.#loaded.add(rest[0] ?? '');
    const refused = refusedArguments(word, splitWords(rest.join(' ')));
    if (refused !== undefined) fail(refused);
    if (name === 'listen' && !/^(?:.*:)?\d{1,5}(?:\s+https?)?$/i.test(argument)) fail('Port must be specified');
    if (name !== 'include' && name !== 'includeoptional') return;
    const pattern = argument.startsWith('/') ? argument : `${this.#root}/${argument}`;
    const found = matchingFiles(this.#host, pattern);
    if (found.length === 0 && name === 'include' && !pattern.includes('*'))
      fail(`Could not open configuration file ${pattern}: No such file or directory`);
    if (depth < 10) for (const path of found) this.#read(path, depth + 1);
  }
}

/**
 * Minimum and maximum number of arguments of each directive, and the descriptions that Apache prints in its messages.
 */
const ARGUMENTS: Readonly<Record<string, readonly [least: number, most: number, count: string, what: string]>> = {
  servername: [1, 1, 'one argument', 'The hostname and port of the server'],
  serveradmin: [1, 1, 'one argument', 'The email address of the server administrator'],
  documentroot: [1, 1, 'one argument', 'Root directory of the document tree'],
  errorlog: [1, 1, 'one argument', 'The filename of the error log'],
  timeout: [1, 1, 'one argument', 'Timeout duration (sec)'],
  logformat: [1, 2, '1-2 arguments', 'a log format string (see docs) and an optional format name'],
  customlog: [
    2,
    3,
    'two or three arguments',
    'a file name, a custom log format string or format name, and an optional "env=" or "expr=" clause (see docs)',
  ],
};

function refusedArguments(directive: string, words: readonly string[]): string | undefined {
  const name = directive.toLowerCase();
  if (name === 'rewriteengine' && !/^(?:on|off)$/i.test(words.join(' '))) return `${directive} must be On or Off`;
  const [least, most, count, what] = ARGUMENTS[name] ?? [];
  if (least === undefined || most === undefined || (words.length >= least && words.length <= most)) return undefined;
  return `${directive} takes ${count}, ${what}`;
}

function unknown(command: string): string {
  return `Invalid command '${command}', perhaps misspelled or defined by a module not included in the server configuration`;
}

/** Splits a directive's argument into words. Quotes keep a word together. */
function splitWords(argument: string): readonly string[] {
  return [...argument.matchAll(/"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double?.replaceAll('\\"', '"') ?? single?.replaceAll("\\'", "'") ?? plain ?? '',
  );
}

function choosePaths({ platform }: UnitHost): readonly [root: string, file: string] {
  return platform.family === 'debian'
    ? ['/etc/apache2', '/etc/apache2/apache2.conf']
    : ['/etc/httpd', '/etc/httpd/conf/httpd.conf'];
}

/** Passes the directives of a configuration to `visitor`. Stops at the first error without reporting it. */
export function readApache(host: UnitHost, visitor: ConfigVisitor): void {
  const [root, file] = choosePaths(host);
  try {
    if (host.files.exists(file)) new Reader(host, root, visitor).readAll(file);
  } catch (thrown) {
    if (!(thrown instanceof ApacheError)) throw thrown;
  }
}

export function checkApache(host: UnitHost): readonly string[] | undefined {
  const [root, file] = choosePaths(host);
  const program = host.platform.family === 'debian' ? 'apache2' : 'httpd';
  if (!host.files.exists(file))
    return [`${program}: Could not open configuration file ${file}: No such file or directory`];
  try {
    new Reader(host, root).readAll(file);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof ApacheError) return thrown.message.split('\n');
    throw thrown;
  }
}
