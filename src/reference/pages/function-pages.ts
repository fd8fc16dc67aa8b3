import { builtinFunctions, findFunctionSince } from '../../engine/index.ts';
import { allBuiltinFunctions, formLabel, type FunctionKnowledge } from '../../language-service/knowledge/functions.ts';
import { declaredPage, textSection, type PageSource } from '../page.ts';

function signatures({ name, forms }: FunctionKnowledge): string {
  const labels = [...new Set(forms.map((form) => formLabel(name, form)))];
  if (labels.length === 0) return '';
  const aliases = Object.entries(builtinFunctions.find(name)?.declaration.localTypes ?? {});
  const lines = [...labels, ...aliases.map(([alias, type]) => `type ${alias} = ${type}`)];
  return `\`\`\`puppet fragment\n${lines.join('\n')}\n\`\`\``;
}

function describeSince(name: string): string {
  const since = findFunctionSince(name);
  return since === undefined ? '' : `\n\nSince ${since}.`;
}

function functionPage(known: FunctionKnowledge): PageSource {
  const isStdlib = builtinFunctions.findCore(known.name) === undefined;
  return declaredPage({
    kind: 'function',
    name: known.name,
    text: `${known.doc}${isStdlib ? '\n\nFrom the module stdlib.' : describeSince(known.name)}`,
    sections: textSection(known.forms.length > 1 ? 'Signatures' : 'Signature', signatures(known)),
  });
}

export function functionPages(): readonly PageSource[] {
  return allBuiltinFunctions().map(functionPage);
}
