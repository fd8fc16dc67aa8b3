/**
 * Cache of programs and templates by file, and of the node definitions of the manifests. Compilations share it, so that
 * only changed files are parsed again. No compilation modifies the cached objects.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CompileSettings, ParsedTemplate } from '../../evaluator/host.ts';
import { currentRelease, type Release } from '../../releases/release.ts';
import type { Program } from '../../syntax/ast.ts';
import { parse, parseEpp } from '../../syntax/parse.ts';
import { validate } from '../../validation/validate.ts';
import type { LoadedManifest } from './load-manifest.ts';
import { SiteNodes, type Naming } from './site-nodes.ts';

interface LoadedProgram {
  readonly program: Program;
  /** Warnings of the lexer. They are logged even if there are errors. */
  readonly textWarnings: readonly Diagnostic[];
  /** Syntax errors, or the findings of validation if there are none. In Puppet's order. */
  readonly diagnostics: readonly Diagnostic[];
  /** True if the source has syntax errors. Puppet stops at the first one, but this parser continues for the editor. */
  readonly broken: boolean;
}

interface Entry extends LoadedProgram {
  readonly text: string;
  readonly strict: CompileSettings['strict'];
  readonly release: Release;
  readonly modulePath: readonly string[] | undefined;
}

interface LoadedTemplate extends ParsedTemplate {
  readonly text: string;
  readonly strict: CompileSettings['strict'];
  readonly release: Release;
}

interface LoadOptions {
  readonly strict: CompileSettings['strict'];
  readonly release?: Release;
  /** Folders that contain modules. Absent if the caller needs only the syntax tree. */
  readonly modulePath?: readonly string[];
}

export class ProgramCache {
  readonly #entries = new Map<string, Entry>();
  readonly #templates = new Map<string, LoadedTemplate>();
  #site: { readonly manifests: readonly LoadedManifest[]; readonly nodes: SiteNodes } | undefined;

  /**
   * Returns the syntax tree of a file and its findings. Parses the file again only if its source or the release has
   * changed.
   */
  load(file: string, text: string, { strict, release = currentRelease, modulePath }: LoadOptions): LoadedProgram {
    const known = this.#entries.get(file);
    if (known?.text === text && known.release === release) {
      const isSamePath = modulePath === undefined || known.modulePath?.join(':') === modulePath.join(':');
      if ((known.strict === strict && isSamePath) || known.broken) return known;
      const { program } = known;
      const path = modulePath ?? known.modulePath;
      const diagnostics = findMistakes(program, { strict, release, modulePath: path });
      const entry = { ...known, strict, modulePath: path, diagnostics };
      this.#entries.set(file, entry);
      return entry;
    }
    const { program, diagnostics } = parse(text, file, release);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const broken = errors.length > 0;
    const entry = {
      program,
      broken,
      textWarnings: diagnostics.filter(({ severity }) => severity === 'warning'),
      diagnostics: broken ? errors : findMistakes(program, { strict, release, modulePath }),
      text,
      strict,
      release,
      modulePath,
    };
    this.#entries.set(file, entry);
    return entry;
  }

  /** Returns an EPP template. Parses it again only if its source, `strict` or the release has changed. */
  loadTemplate(
    file: string,
    text: string,
    { strict, release = currentRelease }: Pick<LoadOptions, 'strict' | 'release'>,
  ): ParsedTemplate {
    const known = this.#templates.get(file);
    if (known?.text === text && known.strict === strict && known.release === release) return known;
    const { program, diagnostics, lineIndex } = parseEpp(text, file, release);
    const findings = [...diagnostics, ...validate(program, { strict, release })];
    const mistakes = findings.filter(({ severity }) => severity === 'error');
    const template = { program, lineIndex, mistakes, text, strict, release };
    this.#templates.set(file, template);
    return template;
  }

  /** Returns the node definitions of the manifests. Collects them again only if one of the programs has changed. */
  siteNodes(manifests: readonly LoadedManifest[], naming: Naming): SiteNodes {
    const known = this.#site;
    if (known !== undefined && areEqual(known.manifests, manifests)) return known.nodes;
    const nodes = new SiteNodes(manifests, naming);
    this.#site = { manifests, nodes };
    return nodes;
  }
}

function areEqual(manifests: readonly LoadedManifest[], others: readonly LoadedManifest[]): boolean {
  return (
    manifests.length === others.length &&
    manifests.every(({ program, moduleName }, index) => {
      const other = others[index];
      return other?.program === program && other.moduleName === moduleName;
    })
  );
}

function findMistakes(
  program: Program,
  { strict, release, modulePath }: Pick<Entry, 'strict' | 'release' | 'modulePath'>,
): readonly Diagnostic[] {
  return validate(program, { strict, release, ...(modulePath === undefined ? {} : { modulePath }) });
}
