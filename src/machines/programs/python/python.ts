/**
 * `python3` without an interpreter: prints its version, and imitates the modules that manifests call (`-m venv`,
 * `json.tool`, `py_compile`).
 */
import { baseName, joinPath, normalizePath, parentPath } from '../../../engine/machine/files/paths.ts';
import { PosixError } from '../../../engine/machine/files/posix-error.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { CommandContext, PackageProgram } from '../../../engine/machine/shell/command.ts';
import { mayChangeDirectory } from '../../../engine/machine/shell/permissions.ts';
import { pip } from './pip.ts';

type Module = (args: readonly string[], context: CommandContext) => ToolResult;

/** Returns the version that `python3 --version` prints: 3.11.2 on Debian 12. */
function findVersion({ session }: CommandContext): string {
  const version = session.target.packages.versionOf('python3') ?? session.target.packages.candidateOf('python3') ?? '';
  return /^3\.\d+\.\d+/.exec(version)?.[0] ?? '3.11.2';
}

function findRelease(context: CommandContext): string {
  return findVersion(context).replace(/\.\d+$/, '');
}

/** Returns venv's error for missing wheels of pip (Debian's package `python3-venv`). */
function withoutEnsurepip(release: string, folder: string): ToolResult {
  const text = `The virtual environment was not created successfully because ensurepip is not
available.  On Debian/Ubuntu systems, you need to install the python3-venv
package using the following command.

    apt install python${release}-venv

You may need to use sudo with that command.  After installing the python3-venv
package, recreate your virtual environment.

Failing command: ${folder}/bin/python3

`;
  return { exitCode: 1, stdout: text, stderr: '' };
}

const PROGRAMS = ['activate', 'activate.csh', 'activate.fish', 'Activate.ps1'];

const venv: Module = (args, context) => {
  const { session, cwd } = context;
  const { files, packages, platform } = session.target;
  const named = args.find((word, index) => !word.startsWith('-') && args[index - 1] !== '--prompt');
  if (named === undefined) return refuse(2, 'venv: error: the following arguments are required: ENV_DIR');
  const folder = normalizePath(named, cwd);
  const release = findRelease(context);
  // Options that `pyvenv.cfg` lists in its line `command`.
  const flags = args.filter((word) =>
    /^--(?:without-pip|system-site-packages|symlinks|copies|clear|upgrade)$/.test(word),
  );
  const creation = { umask: session.umask, uid: session.identity.uid, gid: session.identity.gid };
  try {
    let missing = folder;
    while (!files.exists(parentPath(missing))) missing = parentPath(missing);
    mayChangeDirectory(session, files.exists(folder) ? joinPath(folder, 'bin') : missing);
  } catch (thrown) {
    if (!(thrown instanceof PosixError)) throw thrown;
    return refuse(1, `Error: [Errno 13] Permission denied: '${folder}'`);
  }
  for (const name of ['bin', 'include', `lib/python${release}/site-packages`])
    files.makeDirectories(joinPath(folder, name), creation);
  const link = (path: string, to: string): void => {
    if (files.lstat(joinPath(folder, path)) === undefined) files.symlink(to, joinPath(folder, path), creation);
  };
  link('lib64', 'lib');
  link('bin/python3', '/usr/bin/python3');
  link('bin/python', 'python3');
  link(`bin/python${release}`, 'python3');
  files.write(
    joinPath(folder, 'pyvenv.cfg'),
    `home = /usr/bin\ninclude-system-site-packages = ${args.includes('--system-site-packages')}\nversion = ${findVersion(context)}\nexecutable = /usr/bin/python${release}\ncommand = /usr/bin/python3 -m venv ${[...flags, folder].join(' ')}\n`,
    creation,
  );
  const hasPip = !args.includes('--without-pip');
  const hasWheels = platform.family === 'redhat' || packages.versionOf('python3-venv') !== undefined;
  if (hasPip && !hasWheels) return withoutEnsurepip(release, folder);
  for (const name of PROGRAMS) files.write(joinPath(folder, `bin/${name}`), '', creation);
  if (!hasPip) return succeed();
  for (const name of ['pip', 'pip3', `pip${release}`])
    files.write(
      joinPath(folder, `bin/${name}`),
      `#!/bin/sh\necho '${name}: the simulated machine has no network' >&2\nexit 1\n`,
      {
        ...creation,
        mode: 0o777,
      },
    );
  for (const name of ['pip', 'setuptools'])
    files.makeDirectories(joinPath(folder, `lib/python${release}/site-packages/${name}`), creation);
  return succeed();
};

/** Formats JSON like `json.dumps(value, indent=4)`: four spaces, characters beyond ASCII escaped. */
function formatted(text: string): string {
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(JSON.parse(text), undefined, 4)
    .replaceAll(/[^\0-\x7f]/g, escaped)
    .concat('\n');
}

const jsonTool: Module = (args, { session, cwd, stdin }) => {
  const [name, output] = args.filter((word) => !word.startsWith('-') || word === '-');
  const { files } = session.target;
  let text = stdin;
  if (name !== undefined && name !== '-') {
    const path = normalizePath(name, cwd);
    if (files.stat(path)?.kind !== 'file')
      return refuse(
        2,
        `usage: python -m json.tool [-h] [infile] [outfile]\njson.tool: error: argument infile: can't open '${name}': [Errno 2] No such file or directory: '${name}'`,
      );
    text = files.readText(path);
  }
  try {
    const made = formatted(text);
    if (output === undefined) return succeed(made);
    files.write(normalizePath(output, cwd), made);
    return succeed();
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    return refuse(1, jsonComplaint(text));
  }
};

function jsonComplaint(text: string): string {
  const trailing = /,\s*([}\]])/.exec(text);
  const at = trailing === null ? text.search(/\S|$/) : trailing.index + trailing[0].length - 1;
  const said = trailing?.[1] === '}' ? 'Expecting property name enclosed in double quotes' : 'Expecting value';
  const line = text.slice(0, at).split('\n');
  return `${said}: line ${line.length} column ${(line.at(-1) ?? '').length + 1} (char ${at})`;
}

/** Creates the cache files that later runs check for. Nothing is compiled, because nothing executes their content. */
const pyCompile: Module = (args, context) => {
  const { session, cwd } = context;
  const { files } = session.target;
  for (const name of args.filter((word) => !word.startsWith('-'))) {
    const path = normalizePath(name, cwd);
    if (files.stat(path)?.kind !== 'file') return refuse(1, `[Errno 2] No such file or directory: '${name}'`);
    const folder = joinPath(parentPath(path), '__pycache__');
    const tag = `cpython-${findRelease(context).replace('.', '')}`;
    const creation = { umask: session.umask, uid: session.identity.uid, gid: session.identity.gid };
    files.makeDirectories(folder, creation);
    files.write(joinPath(folder, `${baseName(path).replace(/\.py$/, '')}.${tag}.pyc`), '', creation);
  }
  return succeed();
};

const pipModule: Module = (args, { session }) =>
  session.target.packages.versionOf('python3-pip') === undefined
    ? refuse(1, '/usr/bin/python3: No module named pip')
    : pip(session.target, args);

const MODULES: Readonly<Record<string, Module>> = {
  venv,
  'json.tool': jsonTool,
  py_compile: pyCompile,
  pip: pipModule,
};

/** Modules that every Debian Python has, and that need an interpreter. */
const STANDARD = /^(http\.server|site|sysconfig|unittest|zipfile|tarfile|compileall|timeit|pydoc|this|ensurepip)$/;

/** Modules of Python's standard library that administrators' scripts import. */
const LIBRARY = new Set(
  'abc argparse array ast asyncio base64 bisect calendar codecs collections configparser contextlib copy csv ctypes datetime decimal difflib email errno fcntl fileinput fnmatch fractions functools gc getopt getpass glob grp gzip hashlib hmac html http importlib inspect io ipaddress itertools json locale logging math mimetypes multiprocessing operator os pathlib pickle pkgutil platform pprint pwd queue random re resource sched secrets select shelve shlex shutil signal site smtplib socket sqlite3 ssl stat statistics string struct subprocess sys syslog tarfile tempfile textwrap threading time timeit traceback types typing unicodedata unittest urllib uuid venv warnings weakref xml zipfile zlib'.split(
    ' ',
  ),
);

/** Debian's package for each module, if their names differ. */
const PACKAGED: Readonly<Record<string, string>> = {
  MySQLdb: 'mysqldb',
  OpenSSL: 'openssl',
  PIL: 'pil',
  apt_pkg: 'apt',
  dateutil: 'dateutil',
  dns: 'dnspython',
  ldap: 'ldap',
  pkg_resources: 'pkg-resources',
  serial: 'serial',
};

function isImportable({ session }: CommandContext, module: string): boolean {
  const name = module.split('.')[0] ?? module;
  const packaged = PACKAGED[name] ?? name.toLowerCase().replaceAll('_', '-');
  return LIBRARY.has(name) || session.target.packages.versionOf(`python3-${packaged}`) !== undefined;
}

/**
 * Runs a script that contains only imports, as manifests use it to check for a module. Returns undefined for any other
 * script.
 */
function imports(script: string, context: CommandContext): ToolResult | undefined {
  const statements = script.split(/[;\n]/).map((each) => each.trim());
  for (const [index, statement] of statements.entries()) {
    if (/^(?:pass|\d*|exit\(\)|sys\.exit\(0?\))$/.test(statement)) continue;
    const [, from, list] =
      /^from\s+([\w.]+)\s+import\s+[\w.*]+(?:\s*,\s*\w+)*$/.exec(statement) ??
      /^(import)\s+([\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+(?:\s+as\s+\w+)?)*)$/.exec(statement) ??
      [];
    if (from === undefined) return undefined;
    const names = list?.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '') ?? [from];
    const missing = names.find((name) => !isImportable(context, name));
    if (missing === undefined) continue;
    const line = script.split('\n').length > 1 ? index + 1 : 1;
    return refuse(
      1,
      `Traceback (most recent call last):\n  File "<string>", line ${line}, in <module>\nModuleNotFoundError: No module named '${missing.split('.')[0] ?? ''}'`,
    );
  }
  return succeed();
}

const python3: PackageProgram = (target, args, context) => {
  const [first = '', name = '', ...rest] = args;
  if (/^(?:--version|-V)$/.test(first)) return succeed(`Python ${findVersion(context)}\n`);
  const imported = first === '-c' ? imports(name, context) : undefined;
  if (imported !== undefined) return imported;
  if (first === '-m') {
    const known = MODULES[name];
    if (known !== undefined) return known(rest, context);
    if (!STANDARD.test(name) && target.packages.versionOf(`python3-${name}`) === undefined)
      return refuse(1, `/usr/bin/python3: No module named ${name}`);
  }
  if (first !== '' && !first.startsWith('-')) {
    const path = normalizePath(first, context.cwd);
    if (target.files.stat(path)?.kind !== 'file')
      return refuse(2, `python3: can't open file '${path}': [Errno 2] No such file or directory`);
  }
  context.session.hasUnknownProgram = true;
  return refuse(126, 'python3: the simulated machine has no python3 interpreter');
};

export const programs = { python3 } as const;
