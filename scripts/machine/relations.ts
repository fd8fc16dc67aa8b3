/** Computes the packages of an archive, and the relations between them. */
import { compareDebianVersions } from '../../src/engine/machine/packages/debian-version.ts';
import { nameOf, type IndexedPackage } from './package-index.ts';

type Index = ReadonlyMap<string, IndexedPackage>;

/**
 * Archive of the named packages, with everything that apt would install with them: dependencies and recommended
 * packages.
 */
export class Relations {
  readonly archive: readonly string[];
  readonly #index: Index;
  /** Names of the packages in the archive, and names that they provide. */
  readonly #names: ReadonlySet<string>;

  constructor(index: Index, names: readonly string[]) {
    this.#index = index;
    const found = computeClosure(names, index);
    this.archive = [...found].toSorted();
    const provided = this.archive.flatMap((name) => (index.get(name)?.provides ?? []).map(nameOf));
    this.#names = new Set([...found, ...provided]);
  }

  /**
   * Returns the lines of `index.txt`: name, version, and a word for each relation: `foo|bar` is a dependency, `+foo` a
   * recommendation, `!foo` a conflict, `=foo` a provided name, `*` marks an essential package.
   */
  lines(): readonly string[] {
    return this.archive.flatMap((name) => {
      const entry = this.#index.get(name);
      return entry === undefined ? [] : [this.#line(entry)];
    });
  }

  #line(entry: IndexedPackage): string {
    const recommends = this.#words(entry.recommends).map((word) => `+${word}`);
    const conflicts = [...entry.conflicts, ...entry.breaks].flatMap((relation) => {
      const name = nameOf(relation);
      const isMet = name !== entry.name && this.#names.has(name) && holds(relation, this.#index.get(name)?.version);
      return isMet ? [`!${name}`] : [];
    });
    const provides = entry.provides.map((relation) => `=${nameOf(relation)}`);
    const all = [
      ...this.#words(entry.depends),
      ...recommends,
      ...conflicts,
      ...provides,
      ...(entry.isEssential ? ['*'] : []),
    ];
    return [entry.name, entry.version, ...new Set(all)].join(' ');
  }

  /** Leaves out alternatives that are not in the archive, because apt would never choose them. */
  #words(relations: readonly string[]): readonly string[] {
    return relations.flatMap((relation) => {
      const choices = [...new Set(alternatives(relation))].filter((choice) => this.#names.has(choice));
      return choices.length === 0 ? [] : [choices.join('|')];
    });
  }
}

/** Matches package names of earlier releases that manifests may still contain. */
const EARLIER =
  /^(php|mysql-|mariadb-|percona-|postgresql-|openjdk-|tomcat\d|libapache2-mod-|apache2|nginx|python2|python-(dev|pip|setuptools|mysqldb|yaml|virtualenv|apt|software|minimal|all)|ruby\d|nodejs|redis|varnish|squid|exim|postfix|dovecot|nagios|icinga|zabbix|munin|puppet|docker|lxc|qemu|kvm|xen-|gcc-\d|g\+\+-\d|mongodb|rabbitmq|upstart|sysvinit|cron|ntp|ssh|openssh|emacs\d|libssl\d|libmysqlclient|libcurl\d|libicu\d|libjpeg|libpng|libreadline\d|tmpwatch|nis|chkconfig|iptables|samba|bind|ftp|telnet)/;

/**
 * Returns the lines of `unavailable.txt`: names that packages of the index mention, but that no package has, each with
 * the packages that replace it. Includes `names`, and names of earlier releases. For these, apt has no candidate, but
 * knows the name.
 */
export function unavailableLines(names: ReadonlySet<string>, index: Index): readonly string[] {
  const providers = collectProviders(index);
  const mentioned = new Set<string>();
  const replacements = new Map<string, string[]>();
  for (const { name, depends, recommends, suggests, conflicts, breaks, replaces } of index.values()) {
    for (const relation of [...depends, ...recommends, ...suggests, ...conflicts, ...breaks, ...replaces])
      for (const each of alternatives(relation)) mentioned.add(each);
    for (const each of replaces.map(nameOf)) replacements.set(each, [...(replacements.get(each) ?? []), name]);
  }
  const unavailable = [...mentioned].filter(
    (name) => (names.has(name) || EARLIER.test(name)) && !index.has(name) && !providers.has(name),
  );
  return unavailable.toSorted().map((name) => [name, ...new Set(replacements.get(name))].join(' '));
}

/** Returns the names of the packages that provide each name. */
function collectProviders(index: Index): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, provides } of index.values())
    for (const relation of provides) {
      const virtual = nameOf(relation);
      const providers = found.get(virtual) ?? [];
      if (!providers.includes(name)) providers.push(name);
      found.set(virtual, providers);
    }
  return found;
}

function computeClosure(names: readonly string[], index: Index): ReadonlySet<string> {
  const providers = collectProviders(index);
  const found = new Set<string>();
  const waiting = names.toReversed();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const entry = index.get(name);
    if (entry === undefined || found.has(name)) continue;
    found.add(name);
    for (const relation of [...entry.depends, ...entry.recommends]) {
      const choices = alternatives(relation);
      if (choices.some((choice) => found.has(choice))) continue;
      const real = choices.find((choice) => index.has(choice));
      const chosen = real ?? choices.flatMap((choice) => providers.get(choice) ?? [])[0];
      if (chosen !== undefined) waiting.push(chosen);
    }
  }
  return found;
}

function alternatives(relation: string): readonly string[] {
  return relation.split('|').map((choice) => nameOf(choice.trim()));
}

/**
 * Returns whether a version satisfies a relation such as `nginx (<< 1.20)`. A relation without a version is always
 * satisfied.
 */
function holds(relation: string, version: string | undefined): boolean {
  const [, operator, bound = ''] = /\((<<|<=|=|>=|>>)\s*(\S+)\)/.exec(relation) ?? [];
  if (operator === undefined) return true;
  if (version === undefined) return false;
  const order = compareDebianVersions(version, bound);
  return { '<<': order < 0, '<=': order <= 0, '=': order === 0, '>=': order >= 0, '>>': order > 0 }[operator] ?? false;
}
