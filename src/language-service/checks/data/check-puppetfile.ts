/** Checks a `Puppetfile`. r10k reports errors in this file only when it deploys the environment. */
import { nearNames, VERSION_PATTERN, type Diagnostic } from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { MODULE_OPTIONS, PUPPETFILE_STATEMENTS, VERSION_OPTIONS } from '../../schemas/puppetfile.ts';
import { dataCheckIssues } from './issues.ts';
import { suggestNames } from '../suggest-names.ts';
import { foundAt, type Found } from './nodes.ts';
import { readPuppetfile, type Puppetfile, type PuppetfileModule } from './puppetfile-modules.ts';

export function checkPuppetfile(file: ParsedFile): readonly Diagnostic[] {
  const puppetfile = readPuppetfile(file.text);
  return [...findFaults(file, puppetfile)].map((found) => ({ ...found, file: file.path }));
}

function* findFaults(file: ParsedFile, { modules, faults, statements, isDynamic }: Puppetfile): Iterable<Found> {
  for (const { detail, span } of faults) yield foundAt(dataCheckIssues.puppetfileSyntax({ detail }), 'error', span);
  for (const { name, span } of statements) {
    if (Object.hasOwn(PUPPETFILE_STATEMENTS, name)) continue;
    const near = nearNames(name, Object.keys(PUPPETFILE_STATEMENTS));
    if (near.length === 0) continue;
    const place = { file: file.path, offset: span.offset, name };
    yield { ...foundAt(dataCheckIssues.unknownStatement({ name }), 'error', span), ...suggestNames(near, place) };
  }
  const seen = new Map<string, PuppetfileModule>();
  for (const module of modules) {
    yield* checkModule(file, module);
    const name = module.name.split(/[-/]/).at(-1) ?? '';
    const first = seen.get(name);
    // Ruby code may choose one of several statements for the same module.
    if (first !== undefined && !isDynamic) {
      const { line } = file.lines.positionAt(first.span.offset);
      yield {
        ...foundAt(dataCheckIssues.duplicateModule({ name, line }), 'error', module.span),
        related: [{ file: file.path, span: first.span, message: 'First entry' }],
      };
    }
    seen.set(name, module);
  }
}

/** Options for the source of a module. A module without any of them comes from the Forge. */
const SOURCES = ['git', 'svn', 'local', 'type', 'tarball', 'path'];
const VERSION = new RegExp(`^(?:${VERSION_PATTERN}|latest)$`);

function* checkModule(file: ParsedFile, module: PuppetfileModule): Iterable<Found> {
  const { name, span, version, options, isDynamic } = module;
  const names = options.map((option) => option.name);
  if (!isDynamic && !/^\w+(?:[-/]\w+)?$/.test(name)) {
    const message = `Module name (${name}) must match either 'modulename' or 'owner/modulename'`;
    yield foundAt(dataCheckIssues.invalidModule({ message }), 'error', span);
    return;
  }
  const unknown = options.filter((option) => !Object.hasOwn(MODULE_OPTIONS, option.name));
  for (const option of unknown) {
    const near = nearNames(option.name, Object.keys(MODULE_OPTIONS));
    const issue = dataCheckIssues.unknownModuleOption({ module: name, name: option.name });
    const place = { file: file.path, offset: option.span.offset, name: option.name };
    yield { ...foundAt(issue, 'warning', option.span), ...suggestNames(near, place) };
  }
  yield* checkConflict(module);
  if (unknown.length > 0 || isDynamic) return;
  if (names.length > 0 && !names.some((each) => SOURCES.includes(each))) {
    const message = `The module ${name} has options, but none of them names its source: git, svn, local or type`;
    yield foundAt(dataCheckIssues.invalidModule({ message }), 'error', span);
    return;
  }
  const isForge = names.length === 0 || options.some(({ name: each, value }) => each === 'type' && value === 'forge');
  if (isForge && !/[-/]/.test(name)) {
    const message = `Forge module names must match 'owner/modulename', instead got ${name}`;
    yield foundAt(dataCheckIssues.invalidModule({ message }), 'error', span);
  } else if (isForge && version !== undefined && !VERSION.test(version.text)) {
    const message = `Module version ${version.text} is not a valid Forge module version`;
    // A version range is reported only as information, because librarian-puppet accepts it.
    yield foundAt(
      dataCheckIssues.invalidModule({ message }),
      /[<>=~x*]/.test(version.text) ? 'info' : 'error',
      version.span,
    );
  } else if (isForge && version === undefined && !names.includes('version'))
    yield foundAt(dataCheckIssues.noModuleVersion({ name, what: 'version' }), 'info', span);
  else if (names.includes('git') && !names.some((each) => VERSION_OPTIONS.has(each) || each === 'default_branch'))
    yield foundAt(dataCheckIssues.noModuleVersion({ name, what: 'tag, commit or branch' }), 'info', span);
}

/** Reports several options for the same setting. r10k uses the last of them, with a warning. */
function* checkConflict({ options }: PuppetfileModule): Iterable<Found> {
  const seen = new Set<string>();
  let selecting: string | undefined;
  for (const { name, span } of options) {
    const isVersion = ['branch', 'tag', 'commit', 'ref'].includes(name);
    const other = seen.has(name) ? name : isVersion ? selecting : undefined;
    if (other !== undefined) {
      const message = `parameters '${other}' and '${name}' conflict. Specify one or the other, but not both`;
      yield foundAt(dataCheckIssues.invalidModule({ message }), 'warning', span);
    }
    seen.add(name);
    if (isVersion) selecting = name;
  }
}
