import { readDoc } from '../../index/doc.ts';
import type { VariableEntry } from '../../index/file-index.ts';
import { capitalized, familyOf, lastPart, nameOf, symbolOf, type SymbolId } from '../../index/symbols.ts';
import { assignedValues, compiledResource, findOutcome, parameterValue } from '../../knowledge/compiled.ts';
import { findFunction } from '../../knowledge/functions.ts';
import { shortened } from '../../knowledge/known-value.ts';
import { definitionText, functionText, joined, puppetCode } from '../../knowledge/documentation-texts.ts';
import { OWN_VARIABLE_DOCS } from '../../knowledge/variables.ts';
import type { RequestContext } from '../../request-context.ts';

export function symbolText(context: RequestContext, symbol: SymbolId): string | undefined {
  const { index } = context;
  const name = nameOf(symbol);
  switch (familyOf(symbol)) {
    case 'class':
      return classText(context, symbol);
    case 'define':
    case 'type': {
      const definition = index.definition(symbol);
      return definition === undefined ? undefined : definitionText(definition);
    }
    case 'function': {
      const found = findFunction(index, name);
      if (found === undefined) return undefined;
      return joined(
        functionText(found),
        found.definition === undefined ? '' : `Defined in \`${found.definition.file}\`.`,
      );
    }
    case 'variable':
    case 'local':
    case 'attribute':
    case 'argument':
      return parameterText(context, symbol) ?? variableText(context, symbol);
    case 'meta': {
      const own = lastPart(name);
      return joined(puppetCode(`$${own}`), OWN_VARIABLE_DOCS[own]);
    }
    case 'resource':
      return resourceText(context, name);
    case 'hiera':
      return hieraText(context, name);
    case 'template':
    case 'file':
      return fileText(context, symbol);
    default:
      return undefined;
  }
}

function classText(context: RequestContext, symbol: SymbolId): string | undefined {
  const definition = context.index.definition(symbol);
  if (definition === undefined) return undefined;
  const resource = compiledResource(context.project, 'class', nameOf(symbol));
  const given = (resource?.parameters ?? [])
    .filter(({ name }) => definition.parameters?.some((each) => each.name === name) === true)
    .map(({ name, text, origin }) => `- \`${name}\` = \`${shortened(text)}\` (${origin})`);
  const compiled = given.length === 0 ? undefined : `In the last catalog:\n\n${given.join('\n')}`;
  return joined(definitionText(definition), compiled);
}

/** Returns the hover text of a parameter: its type, default and description, and its value after a compilation. */
export function parameterText(context: RequestContext, symbol: SymbolId): string | undefined {
  const { index, project } = context;
  const found = index.parameter(symbol);
  if (found === undefined) return undefined;
  const { owner, parameter } = found;
  const { name, type, default: value, attribute, values } = parameter;
  const doc = readDoc(owner.doc ?? '').params.get(name) ?? parameter.doc;
  const dollar = attribute === undefined ? '$' : '';
  const code = `${type === undefined ? '' : `${type} `}${dollar}${name}${value === undefined ? '' : ` = ${value}`}`;
  const compiled = owner.kind === 'class' ? parameterValue(project, owner.name, name) : undefined;
  return joined(
    puppetCode(code),
    `${attribute ?? 'parameter'} of ${owner.kind} \`${owner.name}\``,
    doc,
    values === undefined ? undefined : `Values: ${values.map((each) => `\`${each}\``).join(', ')}`,
    value === undefined ? undefined : `Default: \`${value}\``,
    compiled === undefined ? undefined : `Value in the last compilation: \`${shortened(compiled)}\``,
    owner.kind === 'class' ? dataText(context, `${owner.name}::${name}`) : undefined,
  );
}

const MOST_FILES = 5;

/** Lists the values that Hiera data has for a parameter. */
function dataText({ index }: RequestContext, key: string): string | undefined {
  const places = index.definitions(symbolOf('hiera', key));
  if (places.length === 0) return undefined;
  const values = places.slice(0, MOST_FILES).map(({ file, range }) => {
    const value = shortened(valueInData(index.text(file) ?? '', range[1]).replaceAll(/\s*\n\s*/g, ' '));
    return `- \`${file}\`: \`${value.replaceAll('`', "'")}\``;
  });
  const others = places.length - values.length;
  return `Values in Hiera data:\n\n${values.join('\n')}${others > 0 ? `\n- and ${others} more` : ''}`;
}

function variableText(context: RequestContext, symbol: SymbolId): string | undefined {
  const found = findEntry(context, symbol);
  if (found === undefined) return undefined;
  const { entry, file, owner } = found;
  const { name, kind, type, value, selection } = entry;
  const text = context.index.text(file) ?? '';
  const written = value === undefined ? '' : ` = ${shortened(text.slice(...value), 300)}`;
  const values = assignedValues(context.project, file).get(selection[0] - 1) ?? [];
  const distinct = [...new Set(values.map((text) => shortened(text)))].slice(0, 10);
  const family = familyOf(symbol);
  const qualified = family === 'variable' && owner !== undefined ? `${owner}::${name}` : name;
  const what = kind === 'lambda parameter' ? 'Parameter of a block' : kind === 'parameter' ? 'Parameter' : 'Assigned';
  const line = text.slice(0, selection[0]).split('\n').length;
  return joined(
    puppetCode(`${type === undefined ? '' : `${type} `}$${qualified}${written}`),
    `${what} in \`${file}\`, line ${line}.`,
    distinct.length === 0
      ? undefined
      : `Value in the last compilation: ${distinct.map((each) => `\`${each}\``).join(', ')}`,
  );
}

function findEntry(
  { index }: RequestContext,
  symbol: SymbolId,
): { readonly entry: VariableEntry; readonly file: string; readonly owner: string | undefined } | undefined {
  const name = lastPart(nameOf(symbol));
  for (const { path, scopes } of index.fileIndexes)
    for (const { variables, symbol: owner } of scopes)
      for (const entry of variables)
        if (entry.name === name && entry.symbol === symbol)
          return { entry, file: path, owner: owner === undefined ? undefined : nameOf(owner) };
  return undefined;
}

/**
 * Returns the hover text of a resource: its declarations, its attributes in the last catalog, and its outcome in the
 * last run.
 * @param name the symbol without its family: the type and the title
 */
export function resourceText(context: RequestContext, name: string): string | undefined {
  const space = name.indexOf(' ');
  const [type, title] = [name.slice(0, space), name.slice(space + 1)];
  const { index, project } = context;
  const declared: string[] = [];
  let source: string | undefined;
  for (const { path, resources } of index.fileIndexes)
    for (const each of resources)
      if (each.type === type && each.title === title) {
        const text = index.text(path) ?? '';
        const line = text.slice(0, each.range[0]).split('\n').length;
        source ??= text.slice(...each.range);
        declared.push(`\`${path}\`, line ${line}`);
      }
  const compiled = compiledResource(project, type, title);
  if (declared.length === 0 && compiled === undefined) return undefined;
  const parameters = (compiled?.parameters ?? []).map(
    ({ name: attribute, text }) => `- \`${attribute}\` => \`${shortened(text)}\``,
  );
  const outcome = findOutcome(project, type, title);
  const events = (outcome?.events ?? []).slice(0, 10).map((event) => `- ${event}`);
  return joined(
    `**${capitalized(type)}['${title}']**`,
    declared.length === 0 ? undefined : `Declared in ${declared.slice(0, 5).join('; ')}.`,
    source === undefined || parameters.length > 0 ? undefined : puppetCode(declarationText(type, source)),
    parameters.length === 0 ? undefined : `In the last catalog:\n\n${parameters.join('\n')}`,
    outcome === undefined ? undefined : joined(`Last run: **${outcome.kind}**`, events.join('\n')),
  );
}

const MOST_LINES = 20;

/**
 * Formats a declaration for the hover card, shortened if it is long.
 * @param body source of a resource, beginning with its title
 */
function declarationText(type: string, body: string): string {
  const lines = body.split('\n');
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
  return `${type} { ${shown.join('\n')}${lines.length > 1 ? '\n' : ' '}}`;
}

const LONGEST_VALUE = 400;

export function hieraText({ index }: RequestContext, key: string): string | undefined {
  const places = index.definitions(symbolOf('hiera', key));
  if (places.length === 0) return undefined;
  const values = places.map(
    ({ file, range }) => `\`${file}\`:\n\n\`\`\`yaml\n${valueInData(index.text(file) ?? '', range[1])}\n\`\`\``,
  );
  return joined(`**${key}** (Hiera key)`, ...values);
}

/**
 * Returns the YAML of a key's value, shortened if necessary: the rest of the key's line, and the indented lines and
 * list items below it.
 */
function valueInData(text: string, keyEnd: number): string {
  const rest = text.slice(keyEnd, keyEnd + LONGEST_VALUE * 4).replace(/^["']?\s*:[ \t]*/, '');
  const lines = rest.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && /^[^\s#-]/.test(line));
  const value = lines
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}

function fileText({ index }: RequestContext, symbol: SymbolId): string | undefined {
  const definition = index.definition(symbol);
  if (definition === undefined) return undefined;
  const { file, name, parameters = [] } = definition;
  const lines = (index.text(file) ?? '')
    .split('\n')
    .slice(0, 8)
    .map((line) => line.slice(0, 120));
  const head = parameters.map(({ name: each, type }) => `${type === undefined ? '' : `${type} `}$${each}`).join(', ');
  return joined(
    `**${name}** (${definition.kind})`,
    head === '' ? undefined : puppetCode(head),
    `\`\`\`\n${lines.join('\n')}\n\`\`\``,
    `\`${file}\``,
  );
}
