/** Recognizes frequent mistakes by the source around the token at which a syntax error is reported. */
import type { Advice } from '../advice.ts';
import type { HintContext } from '../context.ts';
import type { Anchor } from '../anchor.ts';
import { definitions, semicolonAtEnd } from './definitions.ts';
import { otherLanguages } from './other-languages.ts';
import { resources } from './resources.ts';
import { exchange, type Mistake, readParserStop } from './parser-stop.ts';

const conditionAssigns: Mistake = ({ line, rest, at }) =>
  /^=(?![=>~])/.test(rest) && /\b(?:if|unless|elsif)\b[^{]*$/.test(line)
    ? { hint: 'A single = assigns a value. Use == to compare values.', edit: exchange('=', '==', at) }
    : undefined;

/** Mistakes in order of priority. The first one that matches is reported. */
const MISTAKES: readonly Mistake[] = [...otherLanguages, conditionAssigns, ...definitions, ...resources];

/** Returns the most likely mistake at a syntax error, or undefined if none is recognized. */
export function syntaxMistake(anchor: Anchor, context: HintContext): Advice | undefined {
  const stop = readParserStop(anchor);
  for (const mistake of MISTAKES) {
    const advice = mistake(stop, context);
    if (advice !== undefined) return advice;
  }
  return undefined;
}

export function endMistake(source: string): Advice {
  return (
    semicolonAtEnd(source) ?? {
      hint: 'A brace, bracket, parenthesis or quote is never closed.',
    }
  );
}
