import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ProblemView } from '../../../protocol/analysis.ts';
import './severity-icon.css';

export function SeverityIcon({ severity }: { readonly severity: ProblemView['severity'] }) {
  switch (severity) {
    case 'error':
      return <CircleX className="problem-error" aria-label="Error" />;
    case 'warning':
      return <TriangleAlert className="problem-warning" aria-label="Warning" />;
    case 'info':
      return <Info className="problem-info" aria-label="Note" />;
  }
}
