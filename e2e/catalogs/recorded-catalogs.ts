/** Catalogs that real Puppet has compiled: from the recorded results of conformance cases, and from real runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface RecordedCatalog {
  readonly name: string;
  readonly node: string;
  /** The catalog as JSON, in Puppet's format. */
  readonly json: unknown;
}

const EXPECTED = 'e2e/conformance/expected';

/** Returns the catalogs in a folder of real runs. Empty if the folder does not exist. */
export function catalogsOfRealRuns(folder: string): readonly RecordedCatalog[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/catalog\.json(?:\.gz)?$/.test(path))
    .toSorted()
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
      const json: unknown = JSON.parse(text);
      // All real runs were recorded on the same node.
      return { name: `real-runs/${path}`, node: 'web.example.com', json };
    });
}

interface Row {
  readonly case: string;
  readonly catalog?: RecordedShape;
}

/** Form of a recorded result (`catalogToJson`). */
interface RecordedShape {
  readonly classes: readonly string[];
  readonly containment: readonly (readonly [string, string])[];
  readonly resources: readonly {
    readonly ref: string;
    readonly file: string;
    readonly line: number | null;
    readonly tags: readonly string[];
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly virtual?: boolean;
    readonly exported?: boolean;
  }[];
}

export function catalogsOfCases(): readonly RecordedCatalog[] {
  return readdirSync(EXPECTED)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(EXPECTED, file), 'utf8').trimEnd().split('\n'))
    .flatMap((line) => {
      // The row is not validated, because the recorded results are files of this repository.
      const row = JSON.parse(line) as Row;
      return row.catalog === undefined
        ? []
        : [{ name: row.case, node: findNode(row.catalog), json: toPuppetShape(row.catalog) }];
    });
}

/** Returns the node of a recorded case: the one in its node definition, or else the default of all cases. */
function findNode({ resources }: RecordedShape): string {
  const [, node] = /^Node\[(?!__|default\])(.*)\]$/m.exec(resources.map(({ ref }) => ref).join('\n')) ?? [];
  return node ?? 'playground.example.com';
}

function toPuppetShape(catalog: RecordedShape): unknown {
  const { classes, containment, resources } = catalog;
  return {
    name: findNode(catalog),
    environment: 'production',
    classes,
    resources: resources.map(({ ref, file, line, ...rest }) => {
      const [, type = '', title = ''] = /^([^[]+)\[(.*)\]$/s.exec(ref) ?? [];
      return { type, title, ...(line === null ? {} : { file, line }), ...rest };
    }),
    edges: containment.map(([source, target]) => ({ source, target })),
  };
}
