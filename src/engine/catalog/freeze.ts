/** Turns what was built into the catalog that the rest of the engine reads (`Catalog#to_resource`). */
import type { Catalog, CollectedFrom, Containment } from './catalog.ts';
import { type Compilation, ENVIRONMENT } from './compilation.ts';
import type { ExportedResource } from './exported-resources.ts';
import type { Resource } from './resource.ts';

/** The containment is read off the resources when it is asked for. */
class BuiltCatalog implements Catalog {
  readonly node: string;
  readonly environment = ENVIRONMENT;
  readonly classes: readonly string[];
  readonly resources: readonly Resource[];
  readonly aliases: ReadonlyMap<string, string>;
  #containment: readonly Containment[] | undefined;

  constructor(compilation: Compilation) {
    const { catalog, nodeName } = compilation;
    this.node = nodeName;
    this.classes = catalog.classes;
    this.resources = catalog.resources.every(isKept) ? catalog.resources : catalog.resources.filter(isKept);
    const aliases = new Map<string, string>();
    for (const [alias, resource] of catalog.aliases) if (isKept(resource)) aliases.set(alias, resource.reference);
    this.aliases = aliases;
  }

  /** In the order of what is contained, as Puppet's graph lists its edges. */
  get containment(): readonly Containment[] {
    this.#containment ??= this.resources.flatMap((contained) =>
      contained.containers.filter(isKept).map((container) => ({ container, contained })),
    );
    return this.#containment;
  }
}

/** Resources that stayed virtual are left out, but for exported ones. */
export function freezeCatalog(compilation: Compilation): Catalog {
  const catalog = new BuiltCatalog(compilation);
  for (const [resource, stored] of compilation.collectedFrom) resource.collectedFrom = originOf(stored);
  return catalog;
}

function isKept({ virtual, exported }: Resource): boolean {
  return !virtual || exported;
}

function originOf({ certname, file, line }: ExportedResource): CollectedFrom {
  return { node: certname, place: file === undefined || line === undefined ? undefined : { file, line } };
}
