import type { Place, ProblemView } from '../../protocol/analysis.ts';

/** How wide a place is, in characters: to its end on the same line, else its word. */
function widthOf(place: Place, line: string): number {
  const column = place.column ?? 1;
  if (place.endLine === place.line && place.endColumn !== undefined) return Math.max(1, place.endColumn - column);
  const word = /^[\w:$]+/.exec(line.slice(column - 1));
  return place.column === undefined ? Math.max(1, line.trimEnd().length) : Math.max(1, word?.[0].length ?? 1);
}

export interface LineMarksProps {
  readonly text: string;
  /** Problems of this text, each with its place. */
  readonly problems: readonly (ProblemView & { readonly place: Place })[];
  /** The line of what is selected in another view, and that of the syntax tree. */
  readonly lit: readonly number[];
  /** What the search found. */
  readonly found: { readonly line: number; readonly column: number; readonly length: number } | undefined;
}

/** Under the text: lines that are lit, and what is wrong underlined. Lengths are in lines (`lh`) and characters (`ch`). */
export function LineMarks({ text, problems, lit, found }: LineMarksProps) {
  const lines = text.split('\n');
  return (
    <div className="plain-marks" aria-hidden>
      {lit.map((line) => (
        <div key={`lit ${line}`} className="plain-lit" style={{ top: `${line - 1}lh` }} />
      ))}
      {found === undefined ? null : (
        <div
          className="plain-found"
          style={{ top: `${found.line - 1}lh`, left: `${found.column - 1}ch`, width: `${found.length}ch` }}
        />
      )}
      {problems.map(({ place, severity, message }) => (
        <div
          key={`${place.line}:${place.column ?? 0} ${message}`}
          className={`plain-mark plain-mark-${severity}`}
          style={{
            top: `${place.line - 1}lh`,
            left: `${(place.column ?? 1) - 1}ch`,
            width: `${widthOf(place, lines[place.line - 1] ?? '')}ch`,
          }}
        />
      ))}
    </div>
  );
}
