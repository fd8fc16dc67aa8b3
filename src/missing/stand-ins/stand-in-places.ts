/** Paths of stand-ins in a repository. */
import type { Repository } from '../repository.ts';
import { standInData, type StandInData } from './stand-in-data.ts';
import type { StandInKind } from './stand-ins.ts';

export class StandInPlaces {
  readonly #repository: Repository;
  /** Undefined if the repository's `hiera.yaml` cannot get a level for stand-ins. */
  readonly data: StandInData | undefined;

  constructor(repository: Repository) {
    this.#repository = repository;
    this.data = standInData(repository.files.read('hiera.yaml'), repository.release);
  }

  /**
   * Returns the path at which Puppet looks for a definition. Returns undefined if the project already has a file there,
   * or if no stand-in is possible.
   */
  path(kind: StandInKind, name: string): string | undefined {
    switch (kind) {
      case 'hierarchy':
        return 'hiera.yaml';
      case 'data key':
        return this.data?.path;
      case 'fact':
        // Facts in a data file, in the `facts.d` folder of a module.
        return `${this.#root('stand_ins')}/facts.d/stand-ins.yaml`;
      case 'native type':
        return isName(name) ? this.#free(`${this.#root(name)}/lib/puppet/type/${name}.rb`) : undefined;
      case 'trusted data':
        return `${this.#root('stand_ins')}/lib/facter/trusted.rb`;
      case 'fact of nodes':
      case 'legacy fact':
        return `${this.#root('stand_ins')}/lib/facter/${name}.rb`;
      case 'host':
        // Ruby's resolver reads this file instead of querying a name server (`engine/ruby/lib/resolv.rb`).
        return `${this.#root('stand_ins')}/files/hosts.yaml`;
      case 'answer':
        // Ruby reads this file if a function fails because it needs something of a real server
        // (`ruby/compiling/answers.ts`).
        return `${this.#root('stand_ins')}/files/answers.yaml`;
      case 'template':
      case 'file':
        return this.#inModule(`${kind}s`, name);
      case 'manifest':
      case 'file read by Ruby':
        return this.#free(name);
      case 'function':
      case 'data type':
      case 'class':
      case 'resource type':
        return isName(name) ? this.#free(this.#codePath(kind, name)) : undefined;
    }
  }

  #codePath(kind: 'function' | 'data type' | 'class' | 'resource type', name: string): string {
    const [module = '', ...rest] = name.split('::');
    const isGlobal = rest.length === 0;
    if (kind === 'function' && !this.hasFunctionsInPuppet)
      return `${this.#root('stand_ins')}/lib/puppet/parser/functions/${name}.rb`;
    const folder = kind === 'function' ? 'functions' : kind === 'data type' ? 'types' : 'manifests';
    return isGlobal && folder !== 'manifests'
      ? `${folder}/${name}.pp`
      : `${this.#root(module)}/${folder}/${isGlobal ? 'init' : rest.join('/')}.pp`;
  }

  /** True if the Puppet language has functions; in earlier releases, all functions are in Ruby. */
  get hasFunctionsInPuppet(): boolean {
    return this.#repository.release.has('definitions of functions and types');
  }

  #inModule(folder: string, name: string): string | undefined {
    const slash = name.indexOf('/');
    if (slash <= 0 || name.split('/').some((part) => part === '' || part === '.' || part === '..')) return undefined;
    return `${this.#root(name.slice(0, slash))}/${folder}/${name.slice(slash + 1)}`;
  }

  #free(path: string): string | undefined {
    return this.#repository.files.read(path) === undefined ? path : undefined;
  }

  #root(module: string): string {
    const { layout } = this.#repository;
    return layout.modules.get(module) ?? `${layout.newModules}/${module}`;
  }
}

export function isName(text: string): boolean {
  return /^[a-z]\w*(?:::\w+)*$/.test(text);
}
