import { Play, Square } from 'lucide-react';
import { countText } from '../../../protocol/count-text.ts';
import { pageNodes } from '../../../store/all-nodes/page-nodes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { UsagesState } from './use-usages.ts';
import './usages.css';

interface UsagesNoticeProps extends UsagesState {
  /** Shown beside the button while no node is being compiled. */
  readonly text: string;
}

/** Progress while nodes are compiled; otherwise a text, and a button if nodes are not compiled or are out of date. */
export function UsagesNotice({ text, work, waiting }: UsagesNoticeProps) {
  if (work !== undefined) {
    const { done, total } = work;
    return (
      <div className="usages-progress">
        <progress value={done} max={Math.max(1, total)} aria-label="Nodes compiled" />
        <span role="status">{`Compiling: ${done.toLocaleString('en')} of ${countText(total, 'node')}`}</span>
        <Button onPress={() => pageNodes.cancel()}>
          <Square aria-hidden />
          Stop
        </Button>
      </div>
    );
  }
  return (
    <>
      <span className="usages-text" role="status">
        {text}
      </span>
      {waiting > 0 ? <CompileNodes waiting={waiting} /> : null}
    </>
  );
}

export function CompileNodes({ waiting }: { readonly waiting: number }) {
  return (
    <Button look="primary" onPress={() => void pageNodes.compile()}>
      <Play aria-hidden />
      {`Compile ${countText(waiting, 'node')}`}
    </Button>
  );
}
