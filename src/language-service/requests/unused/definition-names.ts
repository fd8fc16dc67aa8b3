/** Definitions of a project by name, for looking up the words of files. */
import { placeInModule, type EnvironmentPaths } from '../../file-kind.ts';
import type { Definition, DefinitionKind } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { isTelling, mayBe, type OpenWord, type Word } from './words.ts';

/** Kinds that may be unused; others (nodes, facts, resource types in Ruby) are used without being named. */
const JUDGED = ['class', 'define', 'function', 'type', 'template', 'file'] as const satisfies readonly DefinitionKind[];
type JudgedKind = (typeof JUDGED)[number];

export interface Named extends Definition {
  readonly kind: JudgedKind;
}

const FOLDERS: Readonly<Record<JudgedKind, RegExp>> = {
  class: /^manifests\//,
  define: /^manifests\//,
  function: /^(?:functions|lib\/puppet\/functions|lib\/puppet\/parser\/functions)\//,
  type: /^types\//,
  template: /^templates\//,
  file: /^files\//,
};

/** Checks whether Puppet autoloads a definition from its file. Files of tests and examples are never autoloaded. */
function isLoadable({ kind, file }: Definition, paths: EnvironmentPaths): boolean {
  if (!isJudged(kind)) return false;
  const place = placeInModule(file, paths);
  return place === undefined ? /^(?:manifests|functions|types)\//.test(file) : FOLDERS[kind].test(place.path);
}

function isJudged(kind: DefinitionKind): kind is JudgedKind {
  return JUDGED.some((each) => each === kind);
}

export function judgedDefinitions(index: ProjectIndex): readonly Named[] {
  return index.allDefinitions(...JUDGED).filter((each): each is Named => isLoadable(each, index.environmentPaths));
}

/** Matches the start of a `puppet:` URI. The name of the file follows: `ntp/keys` in `puppet:///modules/ntp/keys`. */
const SOURCE = /^puppet:\/\/[^/]*\/modules\//;

const BEGINNING = 3;

type LowerNamed = readonly [definition: Named, name: string];

export class Names {
  readonly #byName = new Map<string, Named[]>();
  /** Files by the folders that contain them, because a `source` may name a folder. */
  readonly #byFolder = new Map<string, Named[]>();
  readonly #all: readonly LowerNamed[];
  /** Names by prefix, because most patterns begin with literal characters. */
  readonly #byBeginning = new Map<string, LowerNamed[]>();

  constructor(definitions: readonly Named[]) {
    this.#all = definitions.map((definition) => [definition, keyOf(definition).toLowerCase()]);
    for (const each of this.#all) add(this.#byBeginning, each[1].slice(0, BEGINNING), each);
    for (const definition of definitions) {
      add(this.#byName, keyOf(definition), definition);
      if (definition.kind !== 'file') continue;
      for (let cut = definition.name.lastIndexOf('/'); cut > 0; cut = definition.name.lastIndexOf('/', cut - 1))
        add(this.#byFolder, definition.name.slice(0, cut), definition);
    }
  }

  of({ text }: Word): readonly Named[] {
    if (SOURCE.test(text)) {
      const path = text.replace(SOURCE, '');
      return [...(this.#byName.get(path) ?? []), ...(this.#byFolder.get(path) ?? [])];
    }
    const exact = this.#byName.get(text) ?? [];
    const lower = text.toLowerCase();
    const others = lower === text ? [] : (this.#byName.get(lower) ?? []);
    // Only words with a slash count as names of folders, because a plain word is too ambiguous.
    const folder = text.includes('/') ? (this.#byFolder.get(text.replace(/^modules\//, '')) ?? []) : [];
    const files = text.startsWith('modules/') ? (this.#byName.get(text.slice('modules/'.length)) ?? []) : [];
    return [...exact, ...others, ...folder, ...files];
  }

  ofOpen(word: OpenWord): readonly Named[] {
    const [first = '', ...rest] = word.parts;
    const parts = [first.replace(SOURCE, '').replace(/^modules\//, ''), ...rest];
    if (!isTelling({ parts })) return [];
    const lower = parts.map((part) => part.toLowerCase());
    const [start = ''] = lower;
    const candidates = start.length < BEGINNING ? this.#all : (this.#byBeginning.get(start.slice(0, BEGINNING)) ?? []);
    return candidates.flatMap(([definition, name]) => (mayBe(name, lower) ? [definition] : []));
  }
}

/** Returns the key for lookups. Names of definitions in code ignore case, but names of files do not. */
function keyOf({ kind, name }: Named): string {
  return kind === 'template' || kind === 'file' ? name : name.toLowerCase();
}

function add<Entry>(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [entry]);
  else known.push(entry);
}
