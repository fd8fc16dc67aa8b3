import type { Fault } from '../fault.ts';

export const engineFaults: readonly Fault[] = [
  {
    id: 'engine-heredoc-line-ends',
    area: 'engine',
    effect:
      'In a file with Windows line ends, a heredoc with the flag L does not join the lines that end with a backslash.',
    file: 'src/engine/syntax/lexer/lexer-heredoc.ts',
    find: String.raw`escapes.add('\n').add('\r\n')`,
    replacement: String.raw`escapes.add('\n')`,
  },
  {
    id: 'engine-if-match-leak',
    area: 'engine',
    effect: 'The captures of a match in the condition of an `if` are still visible after the `if`.',
    file: 'src/engine/evaluator/conditionals.ts',
    find: `  const mark = scope.mark();
  try {
    return evaluator.evaluate(evaluator.isTrue(evaluator.evaluate(test, scope)) ? whenTrue : whenFalse, scope);
  } finally {
    scope.reset(mark);
  }`,
    replacement: `  return evaluator.evaluate(evaluator.isTrue(evaluator.evaluate(test, scope)) ? whenTrue : whenFalse, scope);`,
  },
  {
    id: 'engine-get-false',
    area: 'engine',
    effect: 'The function `get` returns its default value instead of a value that is `false`.',
    file: 'src/engine/functions/data/get.ts',
    find: '{ scope, place }) ?? fallback',
    replacement: '{ scope, place }) || fallback',
  },
  {
    id: 'engine-shellquote-backslash',
    area: 'engine',
    effect: 'The function `shellquote` does not escape a backslash in a word that also has an apostrophe.',
    file: 'src/engine/functions/text/shellquote.ts',
    find: 'word.replace(/[!"`$\\\\]/g,',
    replacement: 'word.replace(/[!"`$]/g,',
  },
  {
    id: 'engine-metaparameters-order',
    area: 'engine',
    effect: 'A resource gets a metaparameter from the outer container although the inner one sets another value.',
    file: 'src/engine/catalog/finish/container-metaparameters.ts',
    find: 'new Map([...handed, ...ownMetaparameters(contained)])',
    replacement: 'new Map([...ownMetaparameters(contained), ...handed])',
  },
  {
    id: 'engine-autorequire-against-order',
    area: 'engine',
    effect: 'An autorequire against a declared order makes a cycle instead of yielding to the declared order.',
    file: 'src/engine/graph/build.ts',
    find: '|| !graph.holds(other) || graph.areRelated(resource, other)) continue;',
    replacement: '|| !graph.holds(other)) continue;',
  },
  {
    id: 'engine-hiera-key-interpolation',
    area: 'engine',
    effect: 'Hiera does not interpolate `%{…}` in the keys of a hash.',
    file: 'src/engine/hiera/interpolate.ts',
    find: '[interpolate(host, key, invocation, methods), interpolate(host, item, invocation, methods)] as const',
    replacement: '[key, interpolate(host, item, invocation, methods)] as const',
  },
  {
    id: 'engine-refresh-events-dropped',
    area: 'engine',
    effect: 'A resource that several changes refresh reports only the events of the first change.',
    file: 'src/engine/transaction/event-manager.ts',
    find: `
    else for (const event of events) queue.push(event);`,
    replacement: '',
  },
  {
    id: 'engine-flush-not-awaited',
    area: 'engine',
    effect: 'The run continues before a provider has written its changes, and a failed write is not reported.',
    file: 'src/engine/transaction/harness.ts',
    find: '    await flush(resource, target);',
    replacement: '    void flush(resource, target);',
  },
  {
    id: 'engine-recurselimit-bound',
    area: 'engine',
    effect: 'A directory with `recurselimit` manages one level less than the limit.',
    file: 'src/engine/providers/file/recurse.ts',
    find: 'depth <= depthLimit',
    replacement: 'depth < depthLimit',
  },
];
