/** Checks the templates and files that are named in calls and `source` attributes. */
import { filesNotFound, templateNotFound } from '../../../engine/index.ts';
import { moduleFileNamed } from '../../index/named-arguments.ts';
import { nameOf } from '../../index/symbols.ts';
import { readLiteralText } from './declared.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';

export const moduleFiles: NodeChecks = {
  CallNamedFunction: (check, { functor, arguments: args }, { isGuarded }) => {
    if (functor.kind !== 'QualifiedName' || isGuarded) return;
    const names = functor.value === 'template' ? args : args.slice(0, 1);
    if (functor.value === 'file' && args.length > 1) return;
    for (const each of names) {
      const name = readLiteralText(each);
      if (name === undefined) continue;
      const isMissing = (folder: string, path: string): boolean => isMissingFile(check, folder, path);
      if (functor.value === 'epp' || functor.value === 'template') {
        const isFound =
          !isMissing('templates', name) || (functor.value === 'epp' && !isMissing('templates', `${name}.epp`));
        if (!isFound) check.report(templateNotFound({ name }), each);
      } else if (functor.value === 'file' && isMissing('files', name))
        check.report(filesNotFound({ names: [name] }), each);
    }
  },
  LiteralString: (check, node, { parent, isGuarded }) => {
    if (parent?.kind !== 'AttributeOperation' || parent.name !== 'source' || isGuarded) return;
    const [found] = moduleFileNamed(check.text, node);
    if (found === undefined || !isMissingFile(check, 'files', nameOf(found.symbol))) return;
    const [offset, end] = found.range;
    check.report(filesNotFound({ names: [node.value] }), { offset, length: end - offset });
  },
};

/** True if the project has a module, but the module's folder does not contain this file or directory. */
function isMissingFile({ context }: FileCheck, folder: string, name: string): boolean {
  const slash = name.indexOf('/');
  const module = name.slice(0, slash);
  if (slash <= 0 || !context.hasModule(module)) return false;
  const path = `${folder}/${name.slice(slash + 1).replace(/\/+$/, '')}`;
  return (
    !context.hasModuleFile(module, path) && !context.moduleFiles(module).some((each) => each.startsWith(`${path}/`))
  );
}
