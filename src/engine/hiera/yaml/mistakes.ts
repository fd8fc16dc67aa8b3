/** Mistakes in YAML in the words of libyaml, which is what Ruby reads it with. */
import type { Document, LineCounter, YAMLError } from 'yaml';

export interface YamlMistake {
  readonly message: string;
  readonly offset: number;
}

export function libyamlMistake(
  error: YAMLError,
  _text: string,
  lines: LineCounter,
  document: Document.Parsed,
): YamlMistake {
  const [offset] = error.pos;
  const { line, col } = lines.linePos(document.contents?.range[0] ?? 0);
  return { message: `did not find expected key while parsing a block mapping at line ${line} column ${col}`, offset };
}
