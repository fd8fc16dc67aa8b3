/** Generates inputs of all kinds. Each is determined by its seed. */
import { Random } from '../../fuzz/random.ts';
import { caseOf, OPTIONS, type Kind, type Source } from '../source.ts';
import { expression } from './expressions.ts';
import { CURRENT_TIME } from './forms.ts';
import { mutation, type Recorded } from './mutations.ts';
import { site } from './site.ts';
import { soundProgram } from './sound-programs.ts';
import { unsoundProgram } from './unsound-programs.ts';

export function generator(recorded: Recorded): (kind: Kind, seed: number) => Source {
  return (kind, seed) => {
    const random = new Random(seed);
    switch (kind) {
      case 'expressions':
        return { form: 'expression', text: timelessExpression(random) };
      case 'programs':
        return programOf(random);
      case 'mutations':
        return mutation(random, recorded);
    }
  };
}

function timelessExpression(random: Random): string {
  for (;;) {
    const text = expression(random, 'Any', 1 + random.below(3));
    if (!CURRENT_TIME.test(text)) return text;
  }
}

function programOf(random: Random): Source {
  // Most cases end after the graph, because applying takes Puppet several times as long.
  const stage = random.oneIn(3) ? undefined : 'graph';
  switch (random.below(6)) {
    // Unsound programs end after the graph, because most of them stop at their first error.
    case 0:
      return caseOf(unsoundProgram(random), 'graph');
    case 1:
    case 2:
      return caseOf(soundProgram(random), stage);
    default: {
      const options: readonly (readonly [string, string])[] =
        stage === undefined ? [] : [[OPTIONS, JSON.stringify({ stage })]];
      return { form: 'case', files: new Map([...site(random), ...options]) };
    }
  }
}
