import type { Instance } from '../resource-types/instances/instance.ts';
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import type { RelationshipMetaparameter } from '../resource-types/metaparameters.ts';
import type { RelationshipEdge } from './edge.ts';
import {
  CONTAINMENT,
  causeOfAutomatic,
  causeOfRelationship,
  EdgeReasons,
  EMPTY_CONTAINER,
  GENERATED,
  GENERATED_REFRESH,
  isRefresh,
  type AutomaticRelation,
} from './edge-causes.ts';
import { EdgeLists, NONE } from './edge-lists.ts';
import { ManifestOrder } from './manifest-order.ts';
import type { Vertex } from './vertex.ts';
import { numberOf, numbersOfResources, vertexNumber, VertexTable } from './vertex-table.ts';
import { Walk } from './walk.ts';

/**
 * The graph that a run walks (`relationship_graph.rb`). It is a multigraph that keeps the order in which vertices and
 * edges were added, because this order determines what Puppet schedules first and how it reports cycles. It stores
 * numbers (see `EdgeLists`), and creates objects for vertices and edges on demand.
 */
export class RelationshipGraph {
  readonly #edgeLists: EdgeLists;
  readonly #reasons: EdgeReasons;
  readonly #numbers: number[] = [];
  readonly #vertices: VertexTable;
  readonly #order: ManifestOrder;
  #walk: Walk | undefined;

  /** `edges` is the expected number of edges. It only determines how much memory is allocated at first. */
  constructor(table: InstanceTable, edges: number) {
    this.#vertices = new VertexTable(table);
    this.#reasons = new EdgeReasons((number) => table.numbered(number));
    const vertices = numbersOfResources(table.resources.length);
    this.#order = new ManifestOrder(vertices);
    this.#edgeLists = new EdgeLists(vertices, edges);
  }

  get size(): number {
    return this.#numbers.length;
  }

  get vertices(): readonly Vertex[] {
    return this.#numbers.map((number) => this.vertexNumbered(number));
  }

  /** Edges grouped by target, in the order of vertices. */
  *edges(): IterableIterator<RelationshipEdge> {
    for (const number of this.#numbers) {
      for (const edge of this.#numbersInto(number)) yield this.#edge(edge);
    }
  }

  edgesFrom(vertex: Vertex): readonly RelationshipEdge[] {
    return this.#numbersFrom(numberOf(vertex)).map((edge) => this.#edge(edge));
  }

  /** Returns the successors of a vertex. If several edges lead to a successor, it is listed once. */
  successors(vertex: Vertex): readonly Vertex[] {
    const targets = this.#numbersFrom(numberOf(vertex)).map((edge) => this.#edgeLists.targetOf(edge));
    return [...new Set(targets)].map((number) => this.vertexNumbered(number));
  }

  predecessors(vertex: Vertex): readonly Vertex[] {
    const sources = this.#numbersInto(numberOf(vertex)).map((edge) => this.#edgeLists.sourceOf(edge));
    return [...new Set(sources)].map((number) => this.vertexNumbered(number));
  }

  /** Visits the vertices that receive a vertex's events. A vertex is visited once for each edge that passes events. */
  visitRefreshTargets(vertex: Vertex, visit: (target: Vertex) => void): void {
    const edgeLists = this.#edgeLists;
    for (let edge = edgeLists.firstFrom(numberOf(vertex)); edge !== NONE; edge = edgeLists.nextFrom(edge)) {
      if (isRefresh(edgeLists.causeOf(edge))) visit(this.vertexNumbered(edgeLists.targetOf(edge)));
    }
  }

  hasEdge(source: Vertex, target: Vertex): boolean {
    return this.#edgeLists.find(numberOf(source), numberOf(target)) !== NONE;
  }

  /** Returns the vertex of a resource. Returns undefined for a container, because two vertices replace it. */
  vertexOf(resource: Instance): Vertex | undefined {
    return this.holds(resource) ? this.vertexNumbered(vertexNumber(resource)) : undefined;
  }

  /** True if a resource is itself a vertex. False for a container, because two vertices replace it. */
  holds(resource: Instance): boolean {
    return this.#order.has(vertexNumber(resource));
  }

  /**
   * Returns the resource with a vertex number, or undefined if the vertex is one of the two vertices of a container.
   */
  resourceNumbered(number: number): Instance | undefined {
    return this.#vertices.resource(number);
  }

  addResource(resource: Instance): void {
    this.#add(vertexNumber(resource));
    this.#order.append(vertexNumber(resource));
  }

  /** Adds the vertices `admissible` and `completed` of a container at the container's position in manifest order. */
  addEnds(container: Instance): void {
    for (const kind of ['admissible', 'completed'] as const) {
      this.#add(vertexNumber(container, kind));
      this.#order.putBeside(vertexNumber(container), vertexNumber(container, kind));
    }
  }

  joinEnds(container: Instance): void {
    const admissible = vertexNumber(container, 'admissible');
    this.#edgeLists.add(admissible, vertexNumber(container, 'completed'), EMPTY_CONTAINER, 0);
  }

  /** Orders a resource between the two ends of its container. For a nested container, orders its two ends. */
  joinContent(container: Instance, content: Instance): void {
    const { isContainer } = content;
    const first = vertexNumber(content, isContainer ? 'admissible' : 'resource');
    const last = vertexNumber(content, isContainer ? 'completed' : 'resource');
    this.#edgeLists.add(vertexNumber(container, 'admissible'), first, CONTAINMENT, 0);
    this.#edgeLists.add(last, vertexNumber(container, 'completed'), CONTAINMENT, 0);
  }

  /**
   * Moves the edges of a container to its two ends. If an edge leads to another container, it is moved to the nearer
   * end of that container.
   */
  redirectToEnds(container: Instance): void {
    const edgeLists = this.#edgeLists;
    const own = vertexNumber(container);
    for (const edge of this.#numbersInto(own)) {
      const source = this.#nearerEnd(edgeLists.sourceOf(edge), 'completed');
      this.#move(edge, source, vertexNumber(container, 'admissible'));
    }
    for (const edge of this.#numbersFrom(own)) {
      const target = this.#nearerEnd(edgeLists.targetOf(edge), 'admissible');
      this.#move(edge, vertexNumber(container, 'completed'), target);
    }
  }

  removeResources(resources: readonly Instance[]): void {
    for (const resource of resources) this.#order.remove(vertexNumber(resource));
    // Compacts the list in place. Numbers only move towards the front.
    let kept = 0;
    for (const number of this.#numbers) if (this.#order.has(number)) this.#numbers[kept++] = number;
    this.#numbers.length = kept;
  }

  /**
   * Adds a vertex after `container`, and after the vertices that were placed inside `container` before. Moves a vertex
   * that the graph already contains.
   */
  putInside(container: Vertex, vertex: Vertex): void {
    this.#add(numberOf(vertex));
    this.#order.putInside(numberOf(container), numberOf(vertex));
  }

  /**
   * Adds the edge of a resource's relationship metaparameter. `index` is the position of the reference to `other` in
   * the metaparameter's value.
   */
  relate(resource: Instance, other: Instance, metaparameter: RelationshipMetaparameter, index: number): void {
    this.#join(resource, other, metaparameter.direction, causeOfRelationship(metaparameter), index);
  }

  /**
   * Adds the edge of an autorequire or another automatic relationship. `rule` is the index of the rule among the type's
   * rules for this kind of relationship.
   */
  relateAutomatically(resource: Instance, other: Instance, relation: AutomaticRelation, rule: number): void {
    this.#join(resource, other, relation.direction, causeOfAutomatic(relation), rule);
  }

  areRelated(one: Instance, other: Instance): boolean {
    const a = vertexNumber(one);
    const b = vertexNumber(other);
    return this.#edgeLists.find(a, b) !== NONE || this.#edgeLists.find(b, a) !== NONE;
  }

  joinGenerated(source: Vertex, target: Vertex, by: Instance, refresh = false): void {
    this.#edgeLists.add(numberOf(source), numberOf(target), refresh ? GENERATED_REFRESH : GENERATED, by.number);
  }

  /** Adds an edge from a generating resource to a generated one during the walk. The target is no longer ready. */
  joinLate(source: Vertex, target: Vertex, by: Instance, refresh: boolean): void {
    this.joinGenerated(source, target, by, refresh);
    this.walk.takeFromReady(numberOf(target));
  }

  /**
   * Moves edges from vertex `from` to vertex `to` during the walk. Their targets stay the same. Moves only edges whose
   * targets match `isMoved`.
   */
  moveLate(from: Vertex, to: Vertex, isMoved: (target: Vertex) => boolean): void {
    const edgeLists = this.#edgeLists;
    for (const edge of this.#numbersFrom(numberOf(from))) {
      const target = edgeLists.targetOf(edge);
      if (!isMoved(this.vertexNumbered(target))) continue;
      this.#move(edge, numberOf(to), target);
      this.walk.takeFromReady(target);
    }
  }

  enqueueRoots(): void {
    this.walk.enqueueRoots(this.#numbers);
  }
  enqueue(vertex: Vertex): void {
    this.walk.enqueue(numberOf(vertex));
  }
  get hasReady(): boolean {
    return this.walk.hasReady;
  }
  takeNext(): Vertex | undefined {
    const number = this.walk.takeNext();
    return number === undefined ? undefined : this.vertexNumbered(number);
  }
  finish(vertex: Vertex): void {
    this.walk.finish(numberOf(vertex));
  }
  clearBlockers(): void {
    this.walk.clearBlockers();
  }

  get isAcyclic(): boolean {
    const walk = new Walk(this.#edgeLists, this.#order.room, () => 0);
    walk.enqueueRoots(this.#numbers);
    let count = 0;
    for (let number = walk.takeNext(); number !== undefined; number = walk.takeNext()) {
      walk.finish(number);
      count += 1;
    }
    return count === this.#numbers.length;
  }

  get walk(): Walk {
    return (this.#walk ??= this.#newWalk());
  }

  /**
   * The closure is created in a separate method, because otherwise each call of `walk` would allocate the closure's
   * context.
   */
  #newWalk(): Walk {
    return new Walk(this.#edgeLists, this.#order.room, (number) => this.#order.of(number));
  }

  #join(resource: Instance, other: Instance, direction: 'in' | 'out', cause: number, detail: number): void {
    const own = vertexNumber(resource);
    const named = vertexNumber(other);
    if (direction === 'in') this.#edgeLists.add(named, own, cause, detail);
    else this.#edgeLists.add(own, named, cause, detail);
  }

  #move(edge: number, source: number, target: number): void {
    const edgeLists = this.#edgeLists;
    edgeLists.add(source, target, edgeLists.causeOf(edge), edgeLists.detailOf(edge));
    edgeLists.remove(edge);
  }

  /** Returns the given end of a container, or the number of any other vertex unchanged. */
  #nearerEnd(number: number, end: 'admissible' | 'completed'): number {
    const vertex = this.vertexNumbered(number);
    return vertex.kind === 'resource' && vertex.resource.isContainer ? vertexNumber(vertex.resource, end) : number;
  }

  #add(number: number): void {
    if (!this.#order.has(number)) this.#numbers.push(number);
  }

  #numbersFrom(vertex: number): readonly number[] {
    const edges: number[] = [];
    for (let edge = this.#edgeLists.firstFrom(vertex); edge !== NONE; edge = this.#edgeLists.nextFrom(edge))
      edges.push(edge);
    return edges;
  }

  #numbersInto(vertex: number): readonly number[] {
    const edges: number[] = [];
    for (let edge = this.#edgeLists.firstInto(vertex); edge !== NONE; edge = this.#edgeLists.nextInto(edge))
      edges.push(edge);
    return edges;
  }

  #edge(edge: number): RelationshipEdge {
    const edgeLists = this.#edgeLists;
    const source = this.vertexNumbered(edgeLists.sourceOf(edge));
    const target = this.vertexNumbered(edgeLists.targetOf(edge));
    const cause = edgeLists.causeOf(edge);
    const reason = this.#reasons.of(source, target, cause, edgeLists.detailOf(edge));
    return { source, target, refresh: isRefresh(cause), reason };
  }

  vertexNumbered(number: number): Vertex {
    return this.#vertices.vertex(number);
  }
}
