/** Finds keys of Hiera data that nothing looks up. */
import type { Definition } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { lastPart, ownerPart, symbolOf } from '../../index/symbols.ts';
import type { Reached } from './reached-files.ts';

type KeyJudgement =
  | { readonly kind: 'used' }
  /** Unused: no used file names the key, and it sets no parameter of a used class. */
  | { readonly kind: 'unused'; readonly why: 'unnamed' | 'class' | 'parameter' }
  /** Undecided: the key sets a parameter of a class that the project does not have, or that some node may declare. */
  | { readonly kind: 'undecided' };

const OWN_KEYS = new Set(['lookup_options']);

interface KeyKnowledge {
  readonly index: ProjectIndex;
  readonly reached: Reached;
  /** Returns how a file that defines a class is used. */
  readonly usageOf: (file: string) => 'used' | 'undecided' | 'unused';
}

export function judgeKey({ name }: Definition, { index, reached, usageOf }: KeyKnowledge): KeyJudgement {
  if (OWN_KEYS.has(name) || isNamed(name, reached)) return { kind: 'used' };
  const owner = ownerPart(name).toLowerCase();
  if (owner === '') return { kind: 'unused', why: 'unnamed' };
  const classes = index.definitions(symbolOf('class', owner));
  if (classes.length === 0) return { kind: 'undecided' };
  const uses = new Set(classes.map(({ file }) => usageOf(file)));
  const use = uses.has('used') ? 'used' : uses.has('undecided') ? 'undecided' : 'unused';
  const hasParameter = classes.some(({ parameters = [] }) => parameters.some((each) => each.name === lastPart(name)));
  if (!hasParameter) return { kind: 'unused', why: 'parameter' };
  return use === 'unused' ? { kind: 'unused', why: 'class' } : { kind: use };
}

function isNamed(name: string, { words, mayName }: Reached): boolean {
  const lower = name.toLowerCase();
  return words.has(lower) || mayName(lower);
}
