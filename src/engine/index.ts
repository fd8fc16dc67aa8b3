/** The only way into the engine from outside: parse, validate, compile, relate, apply, and the shapes of what they yield. */
export type { Diagnostic, Fix, RelatedPlace } from './diagnostics/diagnostic.ts';
export { LineIndex } from './diagnostics/line-index.ts';
export type { LogLevel, LogLine } from './diagnostics/log.ts';
export { formatPlace, PuppetError, type ErrorPlace } from './diagnostics/puppet-error.ts';
export type { Position, SourcePlace, Span } from './diagnostics/span.ts';

export type * from './syntax/ast.ts';
export { childrenOf, parse, parseEpp, printPn, reportSpan, walk, type ParseResult } from './syntax/index.ts';

export { factsOf, type Facts, type FactValue } from './facts/facts.ts';
export { platforms, type PlatformName } from './facts/platforms.ts';
