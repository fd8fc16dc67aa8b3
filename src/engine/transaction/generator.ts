/**
 * Handles resources that other resources generate, either before the run or when the generating resource is evaluated
 * (`additional_resource_generator.rb`).
 */
import { Failure } from '../diagnostics/failure.ts';
import type { RelationshipGraph } from '../graph/relationship-graph.ts';
import { AnchorVertex, ResourceVertex, type Vertex } from '../graph/vertex.ts';
import { finish, newGenerated } from '../resource-types/instances/to-instances.ts';
import type { GeneratedResource } from '../resource-types/declaration.ts';
import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import type { Target } from '../machine/target.ts';

const NOTHING: readonly Vertex[] = [];

/** Maximum length of a chain in which each resource generates the next one. */
const LONGEST_CHAIN = 200;
const chainLengths = new WeakMap<Instance, number>();

/** Throws a `Failure` if the run has generated too many resources, or if generated resources generate others endlessly. */
function countGenerated(made: readonly Instance[], parent: Instance, target: Target): void {
  target.work?.count('generated', made.length);
  const length = (chainLengths.get(parent) ?? 0) + 1;
  if (made.length > 0 && length > LONGEST_CHAIN)
    throw new Failure(`Stopped after ${LONGEST_CHAIN} resources that each generated the next one`);
  for (const child of made) chainLengths.set(child, length);
}

/**
 * Creates instances of the generated resources. If the catalog already contains a resource, uses the existing instance.
 */
function materialize(generated: readonly GeneratedResource[], table: InstanceTable): Instance[] {
  return generated.flatMap((item) => table.find(item.type, item.title) ?? newGenerated(item, table) ?? []);
}

function include(resource: Instance, parent: Instance, table: InstanceTable): void {
  if (table.findReference(resource.ref) !== undefined) return;
  for (const tag of parent.tags) resource.addTag(tag);
  table.add(resource, { other: parent, where: parent.type.depthFirst === true ? 'before' : 'after' });
  const { container } = parent;
  if (container !== undefined) table.contain(container, resource);
  finish(resource);
}

/**
 * Calls `generate` of a resource before the graph is built, and then of the resources that it generates. Returns false
 * if a call failed.
 */
export async function generateBeforeRun(resource: Instance, table: InstanceTable, target: Target): Promise<boolean> {
  const { generate, depthFirst = false } = resource.type;
  if (generate === undefined) return true;
  let made: Instance[];
  try {
    made = materialize(await generate(resource, target), table);
    countGenerated(made, resource, target);
  } catch (thrown) {
    resource.log('err', `Failed to generate additional resources using 'generate': ${failureText(thrown)}`);
    return false;
  }
  let isFine = true;
  for (const child of depthFirst ? made : made.reverse()) {
    include(child, resource, table);
    relate(resource, child, depthFirst);
    isFine = (await generateBeforeRun(child, table, target)) && isFine;
  }
  return isFine;
}

/**
 * Orders the generating resource before the generated one, or after it if `depthFirst` is true. Does nothing if a
 * metaparameter already relates the two.
 */
function relate(parent: Instance, child: Instance, depthFirst: boolean): void {
  const names = (one: Instance, other: Instance): boolean =>
    one.relations.some(({ references }) => references.includes(other.ref));
  if (names(parent, child) || names(child, parent)) return;
  if (depthFirst) child.comeBefore(parent);
  else parent.comeBefore(child);
}

export function mayGenerate(resource: Instance): boolean {
  const { evalGenerate, mayGenerate: may } = resource.type;
  return evalGenerate !== undefined && (may === undefined || may(resource));
}

/**
 * Generates resources during the run, when the generating resource is evaluated. Returns the generated resources. If
 * there are any, the caller must call `graph.clearBlockers`, because the graph has new edges.
 */
export async function generateInRun(
  vertex: ResourceVertex,
  graph: RelationshipGraph,
  table: InstanceTable,
  target: Target,
): Promise<readonly Vertex[] | 'failed'> {
  const { resource } = vertex;
  const { evalGenerate } = resource.type;
  if (evalGenerate === undefined) return NOTHING;
  let made: readonly Instance[];
  try {
    const generated = await evalGenerate(resource, target);
    if (generated.length === 0) return NOTHING;
    made = materialize(generated, table);
    countGenerated(made, resource, target);
  } catch (thrown) {
    resource.log('err', `Failed to generate additional resources using 'eval_generate': ${failureText(thrown)}`);
    return 'failed';
  }
  if (made.length === 0) return NOTHING;
  const children = new Map<string, Vertex>();
  for (const child of made) {
    include(child, resource, table);
    const own = graph.vertexOf(child) ?? new ResourceVertex(child);
    graph.putInside(vertex, own);
    children.set(child.name, own);
  }
  containIn(vertex, children, graph);
  joinToAncestors(vertex, children, graph);
  return [...children.values()];
}

function containIn(vertex: ResourceVertex, children: ReadonlyMap<string, Vertex>, graph: RelationshipGraph): void {
  const sentinel = new AnchorVertex('completed', vertex.resource);
  graph.putInside(vertex, sentinel);
  graph.moveLate(vertex, sentinel, (target) => !(target.kind === 'resource' && children.has(target.resource.name)));
  for (const child of children.values()) joinUnlessReversed(child, sentinel, true, vertex, graph);
  joinUnlessReversed(vertex, sentinel, true, vertex, graph);
}

/**
 * Orders each generated resource after its parent directory if that was generated too, or else after the generating
 * resource.
 */
function joinToAncestors(
  vertex: ResourceVertex,
  children: ReadonlyMap<string, Vertex>,
  graph: RelationshipGraph,
): void {
  for (const child of children.values()) {
    if (child.kind !== 'resource') continue;
    const ancestors = child.resource.type.ancestors?.(child.resource) ?? [];
    const name = ancestors.find((ancestor) => children.has(ancestor) && children.get(ancestor) !== child);
    const parent = name === undefined ? vertex : (children.get(name) ?? vertex);
    joinUnlessReversed(parent, child, false, vertex, graph);
  }
}

function joinUnlessReversed(
  source: Vertex,
  target: Vertex,
  refresh: boolean,
  by: ResourceVertex,
  graph: RelationshipGraph,
): void {
  if (!graph.hasEdge(target, source)) graph.joinLate(source, target, by.resource, refresh);
}
