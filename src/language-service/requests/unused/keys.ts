/** Keys of Hiera data that nothing asks for. */
import type { Definition } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { lastPart, ownerPart, symbolOf } from '../../index/symbols.ts';
import type { Reached } from './reach.ts';

type KeyJudgement =
  | { readonly kind: 'used' }
  /** Nothing used names it, and it is no parameter of a class that is used. */
  | { readonly kind: 'unused'; readonly why: 'unnamed' | 'class' | 'parameter' }
  /** It would be a parameter of a class that the project does not have, or of one that some node may have. */
  | { readonly kind: 'undecided' };

/** Keys that Hiera itself reads. */
const OWN_KEYS = new Set(['lookup_options']);

interface KeyKnowledge {
  readonly index: ProjectIndex;
  readonly reached: Reached;
  /** Whether a file with a class is used, may be, or is not. */
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

/** Whether used code has the key's name in it, or a part of it with what is only known when it is evaluated. */
function isNamed(name: string, { words, mayName }: Reached): boolean {
  const lower = name.toLowerCase();
  return words.has(lower) || mayName(lower);
}
