/** Hints for classes and defines in files where Puppet does not look for them. */
import { type Advice, replacement } from '../advice.ts';
import type { HintContext } from '../context.ts';
import type { Anchor } from '../anchor.ts';

/**
 * Returns the path of the file that must contain a definition: `modules/web/manifests/server.pp` for `web::server`.
 * Returns undefined for an invalid name.
 */
export function fileOfDefinition(name: string, context: HintContext): string | undefined {
  if (!/^[a-z]\w*(?:::[a-z]\w*)*$/.test(name)) return undefined;
  const [module = '', ...rest] = name.split('::');
  return `${context.moduleFolder(module)}/manifests/${rest.length === 0 ? 'init' : rest.join('/')}.pp`;
}

/**
 * Returns the name that the definition in a module's file must have: `web::server` for
 * `modules/web/manifests/server.pp`.
 */
function definitionOfFile(path: string): string | undefined {
  const [, module, rest] = /(?:^|\/)([a-z]\w*)\/manifests\/([\w/]+)\.pp$/.exec(path) ?? [];
  if (module === undefined || rest === undefined) return undefined;
  return rest === 'init' ? module : `${module}::${rest.replaceAll('/', '::')}`;
}

/** Returns a hint if Puppet expects a definition with another name in a file. */
export function misplacedDefinition(name: string, file: string, anchor: Anchor | undefined): Advice | undefined {
  const expected = definitionOfFile(file);
  return expected === undefined || expected === name
    ? undefined
    : {
        hint: `The file determines the name of a definition. In this file, it must be ${expected}.`,
        edit: replacement(name, expected, anchor),
      };
}

export function outsideOfDefinition(anchor: Anchor | undefined): Advice | undefined {
  const name = anchor === undefined ? undefined : definitionOfFile(anchor.file);
  return name === undefined
    ? undefined
    : {
        hint: `A module file can contain only definitions. Put this code into class ${name} { … } and include the class.`,
      };
}

/**
 * Returns a hint for a class that is not in the file where Puppet expects it. Searches for a file whose path differs
 * only in case, that defines the class, or that is named after the class.
 */
export function misplacedFile(name: string, context: HintContext): Advice | undefined {
  const expected = fileOfDefinition(name, context);
  const [module = '', ...rest] = name.split('::');
  const folder = `${context.moduleFolder(module)}/`.toLowerCase();
  const paths = context.paths().filter((path) => path.toLowerCase().startsWith(folder));
  if (expected === undefined) return undefined;
  if (paths.includes(expected)) {
    const [other] = definedIn(context.read(expected) ?? '');
    if (other === name) {
      return { hint: `Puppet ignores the module ${module}, because its metadata.json has an error.` };
    }
    return {
      hint: other === undefined ? `${expected} defines no class.` : `${expected} defines ${other}, not ${name}.`,
    };
  }
  const own = rest.at(-1) ?? 'init';
  const names = new Set([`${own}.pp`, ...(rest.length === 0 ? [`${module}.pp`] : [])].map(plain));
  const found =
    paths.find((path) => path.toLowerCase() === expected.toLowerCase()) ??
    paths.find((path) => path.endsWith('.pp') && definedIn(context.read(path) ?? '').includes(name)) ??
    paths.find(
      (path) =>
        /\.pp(?:\.txt)?$|\.puppet$|\/[^/.]+$/i.test(path) && names.has(plain(path.slice(path.lastIndexOf('/') + 1))),
    );
  if (found === undefined) return undefined;
  const others = definedIn(context.read(found) ?? '').filter((each) => each !== name);
  const hint = `Puppet searches ${expected}, but the file is ${found}.`;
  // A file with other definitions must not be renamed.
  if (others.length > 0) return { hint: `${hint} Move the definition into its own file.` };
  return { hint: `${hint} Rename it.`, move: { title: `Rename to ${expected}`, from: found, to: expected } };
}

function definedIn(source: string): readonly string[] {
  return [...source.matchAll(/^[ \t]*(?:class|define)\s+(?:::)?([\w:]+)/gm)].map(([, name = '']) => name);
}

/** Converts a file name so that frequent misspellings become equal. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.(?:pp\.txt|puppet)$/, '.pp')
    .replace(/^([^.]+)$/, '$1.pp')
    .replaceAll('-', '_');
}
