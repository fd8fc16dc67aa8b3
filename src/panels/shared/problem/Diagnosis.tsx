import type { ProblemView } from '../../../protocol/analysis.ts';
import { ExplainButton } from './ExplainButton.tsx';
import { FixOffer } from './FixOffer.tsx';
import { PlaceLink } from '../links.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import './diagnosis.css';

interface DiagnosisProps {
  readonly problem: ProblemView;
  readonly isExplained?: boolean;
}

/**
 * Explains an error in plain words: its cause, its place, and how to fix it. Puppet's own message is shown on request.
 */
export function Diagnosis({ problem, isExplained = false }: DiagnosisProps) {
  const { code, message, place, hint, fix, related } = problem;
  const isWhole = hint === undefined && !message.includes('\n');
  return (
    <section className="diagnosis" aria-label="Diagnosis">
      <div className="explain-row">
        <p className="diagnosis-cause">
          <SeverityIcon severity={problem.severity} />
          <span>
            {hint ?? message.split('\n')[0]} {place === undefined ? null : <PlaceLink place={place} />}
          </span>
        </p>
        {isExplained ? null : <ExplainButton code={code} problem={problem} />}
      </div>
      {related.map((each) => (
        <p key={`${each.place.file}:${each.place.line} ${each.message}`}>
          {each.message} <PlaceLink place={each.place} />
        </p>
      ))}
      {fix === undefined ? null : <FixOffer fix={fix} />}
      {isWhole ? null : <PuppetMessage message={message} />}
    </section>
  );
}

/** Shows a message of Puppet with its line breaks, collapsed at first. */
export function PuppetMessage({ message }: { readonly message: string }) {
  return (
    <details className="puppet-message">
      <summary>Puppet’s message</summary>
      <pre>{message}</pre>
    </details>
  );
}
