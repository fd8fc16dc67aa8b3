import { useCommands } from '../../commands.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { panels } from '../../../panels/registry.ts';
import { HelpMarks } from './HelpMarks.tsx';
import { KeyLists } from '../KeyLists.tsx';

export function HelpDialog() {
  const { startTour } = useCommands();
  return (
    <>
      <p>
        Write Puppet code, see its dependency graph, and apply it to a simulated machine. Everything happens in this
        browser; nothing is installed or sent.
      </p>
      <div className="help-tour">
        <Button onPress={startTour}>Look around</Button>
        <span>A tour of the page in eight steps</span>
      </div>
      <section>
        <h3 className="help-heading">Views</h3>
        <dl className="help-list">
          {panels.map(({ id, title, description }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <HelpMarks />
      <KeyLists />
      <p className="help-licenses">
        <a href="./THIRD-PARTY.txt" target="_blank" rel="noreferrer">
          Licenses of the libraries in Bunraku
        </a>
      </p>
    </>
  );
}
