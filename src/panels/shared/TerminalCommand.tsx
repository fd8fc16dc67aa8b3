import { SquareTerminal } from 'lucide-react';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CodeText } from './text/CodeText.tsx';
import './terminal-command.css';

export function TerminalCommand({ command }: { readonly command: string }) {
  const { runInTerminal } = useActions();
  return (
    <div className="terminal-command">
      <CodeText code={command} language="sh" label="Command" />
      <Button look="quiet" onPress={() => runInTerminal(command)}>
        <SquareTerminal aria-hidden />
        Run in the terminal
      </Button>
    </div>
  );
}
