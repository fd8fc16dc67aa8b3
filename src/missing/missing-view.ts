/** Everything that a survey found missing, as one list. */
import {
  parseVersionRange,
  LineIndex,
  rangeIncludesVersion,
  yamlData,
  type Diagnostic,
  type EnvironmentFiles,
  type Program,
} from '../engine/index.ts';
import {
  missingKinds,
  type MissingKind,
  type MissingModule,
  type MissingThing,
  type MissingView,
  type NodeOutcomeView,
} from '../protocol/missing.ts';
import { missedByReading } from './missed-by-reading.ts';
import { moduleOfName } from './module-of.ts';
import type { ModuleRequest } from './module-request.ts';
import type { Need } from './needs.ts';
import type { Repository } from './repository.ts';
import type { StandInKind } from './stand-ins/stand-ins.ts';
import type { Survey } from './survey.ts';
import { toSystemView } from './systems.ts';

type Place = MissingThing['places'][number];

const ENCRYPTED_VALUE = /ENC\[PKCS7,[^\]]*\]/g;

/** Maximum number of places to list for each missing definition or value. */
const MOST_PLACES = 50;

interface Found {
  readonly kind: MissingKind;
  readonly name: string;
  readonly places: Map<string, Place>;
}

/** Decrypts a value; undefined if no available key fits. */
type Decrypt = (encrypted: string) => string | undefined;

export function missingView(survey: Survey, decrypt: Decrypt = () => undefined): MissingView {
  const { repository, standIns, outcomes } = survey;
  const found = new Map<string, Found>();
  const lines = new LinesOf(repository.files);
  const add = (kind: MissingKind, name: string, places: readonly (Place | undefined)[]): void => {
    const id = `${kind} ${name}`;
    const thing = found.get(id) ?? { kind, name, places: new Map<string, Place>() };
    found.set(id, thing);
    for (const place of places) if (place !== undefined) thing.places.set(`${place.file}:${place.line}`, place);
  };
  for (const { kind, name, references } of missedByReading(repository)) {
    add(
      kind,
      name,
      references.map(({ program, offset }) => lines.placeIn(program, offset)),
    );
  }
  for (const { needs } of outcomes) {
    for (const { need, diagnostic } of needs) {
      const thing = findThing(need, repository);
      if (thing !== undefined) add(thing.kind, thing.name, [lines.placeOfDiagnostic(diagnostic)]);
    }
  }
  const byId = new Map(standIns.all.map((standIn) => [`${toMissingKind(standIn.kind)} ${standIn.name}`, standIn]));
  for (const { kind, name } of byId.values()) add(toMissingKind(kind), name, []);
  const absentFacts = new Map(
    survey
      .absentHierarchyFacts(repository.hierarchyFacts)
      .map((fact) => [`${fact.isExtension ? 'trusted data' : 'fact'} ${fact.name}`, fact]),
  );
  for (const { name, isExtension } of absentFacts.values()) {
    const pattern = new RegExp(`%\\{(?:::)?(?:facts\\.|trusted\\.extensions\\.)?${name}\\}`);
    add(isExtension ? 'trusted data' : 'fact', name, [lines.placeOfText('hiera.yaml', pattern)]);
  }

  for (const place of encryptedPlaces(repository.files, lines, decrypt))
    add('private key', 'PKCS7 key of hiera-eyaml', [place]);

  const requested = new Set(repository.requests.map(({ name }) => name));
  const things = Array.from(found.values(), ({ kind, name, places }): MissingThing => {
    const id = `${kind} ${name}`;
    const module = moduleOfName(kind, name, requested);
    const standIn = byId.get(id);
    const values = absentFacts.get(id)?.values;
    return {
      id,
      kind,
      name,
      ...(module === undefined ? {} : { module }),
      places: [...places.values()].slice(0, MOST_PLACES),
      uses: places.size,
      ...(values === undefined || values.length === 0 ? {} : { values }),
      ...(standIn === undefined ? {} : { standIn: standIns.entryOf(standIn) }),
    };
  });
  things.sort((one, other) => {
    const byKind = missingKinds.indexOf(one.kind) - missingKinds.indexOf(other.kind);
    return byKind === 0 ? (one.name < other.name ? -1 : 1) : byKind;
  });
  return {
    modules: missingModules(repository, things),
    things,
    nodes: outcomes.map(({ node, errors, own, hasClasses, system }): NodeOutcomeView => ({
      node,
      own,
      ...(system === undefined ? {} : { system: toSystemView(system) }),
      ...(errors.length > 0 || own > 0 ? {} : { whyEmpty: hasClasses ? 'stand-ins' : 'no classes' }),
      errors: errors.map((error) => {
        const place = lines.placeOfDiagnostic(error);
        return { message: error.message, ...(place === undefined ? {} : { place }) };
      }),
    })),
  };
}

function toMissingKind(kind: StandInKind): MissingKind {
  if (kind === 'native type') return 'resource type';
  return kind === 'legacy fact' || kind === 'fact of nodes' ? 'fact' : kind;
}

/** Returns the first value in each data file that is encrypted for an unavailable private key. */
function encryptedPlaces(files: EnvironmentFiles, lines: LinesOf, decrypt: Decrypt): readonly Place[] {
  return files.paths.flatMap((path) => {
    if (!/\.(?:eyaml|ya?ml)$/.test(path)) return [];
    const text = files.read(path) ?? '';
    const value = [...text.matchAll(ENCRYPTED_VALUE)].find(([encrypted]) => decrypt(encrypted) === undefined);
    return value === undefined ? [] : [lines.placeAt(path, text, value.index)];
  });
}

function findThing(need: Need, { known, references }: Repository): { kind: MissingKind; name: string } | undefined {
  switch (need.kind) {
    case 'type':
      return {
        kind: references('resource type', need.name).length > 0 ? 'resource type' : 'data type',
        name: need.name,
      };
    case 'variable': {
      const owner = need.name.slice(0, need.name.lastIndexOf('::'));
      return known.has('class', owner) ? undefined : { kind: 'class', name: owner };
    }
    case 'backend':
      return { kind: 'function', name: need.name };
    case 'parameter':
    case 'resource':
      return undefined;
    case 'manifest':
    case 'function':
    case 'class':
    case 'resource type':
    case 'template':
    case 'file':
    case 'file read by Ruby':
    case 'data key':
    case 'fact':
    case 'host':
    case 'answer':
      return { kind: need.kind, name: need.name };
  }
}

function missingModules(repository: Repository, things: readonly MissingThing[]): readonly MissingModule[] {
  const { layout, files, requests } = repository;
  const byName = new Map<string, ModuleRequest[]>();
  for (const request of requests) {
    const known = byName.get(request.name);
    if (known === undefined) byName.set(request.name, [request]);
    else known.push(request);
  }
  const used = new Set(things.flatMap(({ module }) => module ?? []));
  const names = new Set([...byName.keys(), ...used]);
  return [...names].sort().flatMap((name): readonly MissingModule[] => {
    const requests = byName.get(name) ?? [];
    const root = layout.modules.get(name);
    const views = requests.map(({ name: _name, ...view }) => view);
    if (root === undefined) {
      // A module that only test fixtures request is not needed by any node.
      const isOfTests = requests.length > 0 && requests.every(({ source }) => source === '.fixtures.yml');
      return isOfTests && !used.has(name) ? [] : [{ name, requests: views }];
    }
    const present = readVersion(files.read(`${root}/metadata.json`));
    const refused = views.filter(
      ({ version }) => present !== undefined && version !== undefined && !takes(version, present),
    );
    return present === undefined || refused.length === 0 ? [] : [{ name, present, requests: refused }];
  });
}

function readVersion(metadata: string | undefined): string | undefined {
  const read = metadata === undefined ? undefined : yamlData(metadata);
  if (read?.kind !== 'data' || typeof read.value !== 'object' || read.value === null) return undefined;
  const version = 'version' in read.value ? read.value['version'] : undefined;
  return typeof version === 'string' ? version : undefined;
}

/** Checks whether a version satisfies a request. If the requested range is invalid, any version does. */
function takes(range: string, version: string): boolean {
  if (range === 'latest') return true;
  try {
    return rangeIncludesVersion(parseVersionRange(range), version);
  } catch {
    return true;
  }
}

class LinesOf {
  readonly #files: EnvironmentFiles;
  readonly #indexes = new Map<string, LineIndex>();

  constructor(files: EnvironmentFiles) {
    this.#files = files;
  }

  placeIn({ source }: Program, offset: number): Place {
    return { file: source.file, line: this.#indexOf(source.file, source.text).positionAt(offset).line };
  }

  placeOfDiagnostic({ file, span, origin }: Diagnostic): Place | undefined {
    const at = origin ?? { file, span };
    const text = this.#files.read(at.file);
    if (text === undefined) return undefined;
    return {
      file: at.file,
      line: at.span === undefined ? 1 : this.#indexOf(at.file, text).positionAt(at.span.offset).line,
    };
  }

  placeOfText(file: string, pattern: RegExp): Place | undefined {
    const text = this.#files.read(file);
    if (text === undefined) return undefined;
    return this.placeAt(file, text, Math.max(text.search(pattern), 0));
  }

  placeAt(file: string, text: string, offset: number): Place {
    return { file, line: this.#indexOf(file, text).positionAt(offset).line };
  }

  #indexOf(file: string, text: string): LineIndex {
    const known = this.#indexes.get(file) ?? new LineIndex(text);
    this.#indexes.set(file, known);
    return known;
  }
}
