import type { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import { Digraph } from './digraph.ts';
import type { RelationshipEdge } from './edge.ts';
import { CONTAINMENT, EdgeOrigins } from './edge-origins.ts';
import { NONE } from './pair-lists.ts';
import { Prioritizer } from './priority.ts';
import { anchorVertex, resourceOf, resourceVertex, type Vertex } from './vertex.ts';
import { VertexNumbers } from './vertex-numbers.ts';
import { Walk } from './walk.ts';

const NO_VERTICES: readonly Vertex[] = [];

/**
 * The graph in which a run walks (`relationship_graph.rb`). While it is built it is numbers alone: vertices, edges and their
 * reasons become objects when someone asks for them, as most never are.
 */
export class RelationshipGraph extends Digraph<Vertex, RelationshipEdge> {
  readonly #table: InstanceTable;
  readonly #numbers: VertexNumbers;
  readonly #priorities = new Prioritizer();
  readonly origins: EdgeOrigins;
  #walk: Walk | undefined;

  constructor(table: InstanceTable) {
    const numbers = new VertexNumbers();
    super(numbers);
    this.#table = table;
    this.#numbers = numbers;
    this.origins = new EdgeOrigins(table);
  }

  /** Makes room for so many resources, so many vertices and edges in all. */
  reserve(resources: number, vertices: number, edges: number): void {
    this.#numbers.reserve(resources, vertices);
    this.#priorities.reserve(vertices);
    this.pairs.reserve(vertices, edges);
  }

  /** Adds a resource at the end of the manifest order. */
  addResource({ number }: Instance): void {
    const id = this.pairs.addNode();
    this.#numbers.assign('resource', number, id);
    this.#priorities.next(id);
  }

  /** Adds an end of a container, at its place in the manifest order. Yields the end's number. */
  addEnd(kind: 'admissible' | 'completed', { number }: Instance): number {
    const id = this.pairs.addNode();
    this.#numbers.assign(kind, number, id);
    this.#priorities.set(id, this.#priorities.of(this.#numbers.idOf('resource', number)));
    return id;
  }

  /** The number of a resource's vertex, 0 where it does not stand in the graph itself. */
  idOfResource({ number }: Instance): number {
    return this.#numbers.idOf('resource', number);
  }

  /** The end of a container that stands for a vertex, or the vertex itself where it is none. */
  endOf(id: number, kind: 'admissible' | 'completed'): number {
    return (this.#numbers.kindOf(id) === 'resource' && this.#numbers.idOf(kind, this.#numbers.ownerOf(id))) || id;
  }

  /** Of a vertex that is a resource, the resource. */
  resourceOfId(id: number): Instance | undefined {
    return this.#numbers.kindOf(id) === 'resource' ? this.#table.numbered(this.#numbers.ownerOf(id)) : undefined;
  }

  /** The vertex of a resource, as long as it stands in the graph itself. */
  vertexOf(resource: Instance): Vertex | undefined {
    const id = this.idOfResource(resource);
    return id === NONE ? undefined : this.vertexOfId(id);
  }

  override vertexOfId(id: number): Vertex | undefined {
    return super.vertexOfId(id);
  }

  /** Joins two vertices by their numbers; `origin` is one of `EdgeOrigins`. */
  link(source: number, target: number, origin: number): void {
    this.join(source, target, origin);
  }

  /** Whether an edge leads from one vertex to another, by their numbers. */
  isLinked(source: number, target: number): boolean {
    return this.pairs.find(source, target) !== NONE;
  }

  /** Adds a vertex at the end of the manifest order. */
  add(vertex: Vertex): void {
    this.#priorities.next(this.idAdded(vertex));
  }

  /** Puts a vertex, which may be new, right behind another one and what was put there before. */
  putInside(container: Vertex, vertex: Vertex): void {
    this.#priorities.nextInside(this.idAdded(container), this.idAdded(vertex));
  }

  /** Lets the edges of a container lead to and from its ends, and from and to the nearer ends of other containers. */
  redirect(container: number): void {
    const { pairs } = this;
    const admissible = this.endOf(container, 'admissible');
    const completed = this.endOf(container, 'completed');
    for (let pair = pairs.firstInto(container); pair !== NONE; pair = pairs.nextInto(pair)) {
      this.#move(pair, this.endOf(pairs.sourceOf(pair), 'completed'), admissible);
    }
    for (let pair = pairs.firstFrom(container); pair !== NONE; pair = pairs.nextFrom(pair)) {
      this.#move(pair, completed, this.endOf(pairs.targetOf(pair), 'admissible'));
    }
  }

  /** Takes a resource out of the graph. */
  removeResource(resource: Instance): void {
    this.removeId(this.idOfResource(resource));
    this.#numbers.release('resource', resource.number);
  }

  protected override makeVertex(id: number): Vertex | undefined {
    const resource = this.#table.numbered(this.#numbers.ownerOf(id));
    if (resource === undefined) return undefined;
    const kind = this.#numbers.kindOf(id);
    const vertex = kind === 'resource' ? resourceVertex(resource) : anchorVertex(kind, resource);
    this.#numbers.made(vertex, id);
    return vertex;
  }

  protected override derive(source: Vertex, target: Vertex, origin: number): RelationshipEdge {
    if (origin !== CONTAINMENT) {
      return { source, target, refresh: this.origins.isRefresh(origin), reason: this.origins.reasonOf(origin) };
    }
    const [container, contained] = source.kind === 'admissible' ? [source, target] : [target, source];
    return {
      source,
      target,
      refresh: true,
      reason: { kind: 'containment', container: resourceOf(container).ref, contained: resourceOf(contained).ref },
    };
  }

  /** To where events pass from a vertex: once for each edge that lets them. */
  refreshTargets(vertex: Vertex): readonly Vertex[] {
    const { pairs } = this;
    let targets: Vertex[] | undefined;
    for (let pair = pairs.firstFrom(this.idOf(vertex)); pair !== NONE; pair = pairs.nextFrom(pair)) {
      const target = this.vertexOfId(pairs.targetOf(pair));
      if (target === undefined) continue;
      for (let times = this.#refreshesOf(pair); times > 0; times -= 1) {
        // Nearly always there is one at most: a list that is to grow keeps room for many.
        if (targets === undefined) targets = [target];
        else targets.push(target);
      }
    }
    return targets ?? NO_VERTICES;
  }

  /** How many edges of a pair let events pass. */
  #refreshesOf(pair: number): number {
    const first = this.madeEdgeOf(pair);
    if (first === undefined) return Number(this.origins.isRefresh(this.pairs.originOf(pair)));
    let count = Number(first.refresh);
    for (const { refresh } of this.furtherEdgesOf(pair)) count += Number(refresh);
    return count;
  }

  /** Adds an edge while the walk goes on (3). */
  addLate(edge: RelationshipEdge): void {
    this.addEdge(edge);
    this.walk.takeFromReady(this.idOf(edge.target));
  }

  /** The walk, which begins when it is first asked for. */
  get walk(): Walk {
    return (this.#walk ??= new Walk(this.pairs, this.#priorities));
  }

  enqueueRoots(): void {
    this.walk.enqueueRoots(this.ids());
  }

  enqueue(vertex: Vertex): void {
    this.walk.enqueue(this.idOf(vertex));
  }

  get hasReady(): boolean {
    return this.walk.hasReady;
  }

  takeNext(): Vertex | undefined {
    const id = this.walk.takeNext();
    return id === NONE ? undefined : this.vertexOfId(id);
  }

  finish(vertex: Vertex): void {
    this.walk.finish(this.idOf(vertex));
  }

  clearBlockers(): void {
    this.walk.clearBlockers();
  }

  /** Whether no edges lead in a circle. */
  get isAcyclic(): boolean {
    const ids = this.ids();
    const { pairs } = this;
    const blockers = new Int32Array(pairs.nodeCount + 1);
    const ready: number[] = [];
    for (const id of ids) {
      blockers[id] = pairs.countInto(id);
      if (blockers[id] === 0) ready.push(id);
    }
    let done = 0;
    for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
      done += 1;
      for (let pair = pairs.firstFrom(id); pair !== NONE; pair = pairs.nextFrom(pair)) {
        const target = pairs.targetOf(pair);
        const left = (blockers[target] ?? 0) - 1;
        blockers[target] = left;
        if (left === 0) ready.push(target);
      }
    }
    return done === ids.length;
  }

  #move(pair: number, source: number, target: number): void {
    const made = this.madeEdgeOf(pair);
    const from = made === undefined ? undefined : this.vertexOfId(source);
    const to = made === undefined ? undefined : this.vertexOfId(target);
    if (made === undefined || from === undefined || to === undefined) {
      this.join(source, target, this.pairs.originOf(pair));
    } else {
      for (const { refresh, reason } of [made, ...this.furtherEdgesOf(pair)])
        this.addEdge({ source: from, target: to, refresh, reason });
    }
    this.part(pair);
  }
}
