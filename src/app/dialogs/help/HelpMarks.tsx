import type { ReactNode } from 'react';
import { GraphMark, graphMarks } from '../../../panels/graph/Legend.tsx';
import { StatusMark } from '../../../panels/shared/runs/StatusMark.tsx';
import { OutcomeMark, outcomeWords, type OutcomeName } from '../../../ui/OutcomeMark.tsx';

const outcomes: readonly (readonly [OutcomeName, string])[] = [
  ['unchanged', 'already matched the code'],
  ['changed', 'brought into the declared state'],
  ['refreshed', 'restarted or run because another resource changed'],
  ['noop', 'would have changed, but a noop run changes nothing'],
  ['skipped', 'not applied, usually because a dependency failed'],
  ['failed', 'could not be brought into the declared state'],
];

const differences = [
  ['added', 'Added', 'missing before, present after'],
  ['changed', 'Changed', 'present before and after, with a different value'],
  ['removed', 'Removed', 'present before, missing after'],
] as const;

function Mark({ mark, word, text }: { readonly mark: ReactNode; readonly word?: string; readonly text: string }) {
  return (
    <div>
      <dt className="help-mark">
        {mark} {word}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

export function HelpMarks() {
  return (
    <>
      <section>
        <h3 className="help-heading">Resource marks after a run: graph, timeline and lists</h3>
        <dl className="help-list">
          {outcomes.map(([outcome, text]) => (
            <Mark
              key={outcome}
              mark={<OutcomeMark outcome={outcome} decorative />}
              word={outcomeWords[outcome]}
              text={text}
            />
          ))}
          <Mark
            mark={<OutcomeMark outcome="changed" isCorrective decorative />}
            word="Corrective"
            text="changed back: something other than Puppet had changed it since the last run"
          />
        </dl>
      </section>
      <section>
        <h3 className="help-heading">Difference marks: system, catalog and nodes</h3>
        <dl className="help-list">
          {differences.map(([status, word, text]) => (
            <Mark key={status} mark={<StatusMark status={status} />} word={word} text={text} />
          ))}
        </dl>
      </section>
      <section>
        <h3 className="help-heading">Lines and boxes of the graph</h3>
        <dl className="help-list">
          {graphMarks.map((mark) => (
            <Mark key={mark.text} mark={<GraphMark mark={mark} />} text={mark.text} />
          ))}
        </dl>
      </section>
    </>
  );
}
