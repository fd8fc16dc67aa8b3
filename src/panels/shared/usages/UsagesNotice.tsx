import { Play, Square } from 'lucide-react';
import { countText } from '../../../protocol/count-text.ts';
import { pageNodes } from '../../../store/all-nodes/page-nodes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { UsagesState } from './use-usages.ts';
import './usages.css';

interface UsagesNoticeProps extends UsagesState {
  /** Text to show while no node is being compiled. */
  readonly text: string;
}

/** Shows the progress while nodes are compiled. Otherwise shows `text`, with a button if nodes must be compiled. */
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
