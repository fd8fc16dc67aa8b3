/** Checks that a report has what its readers (other programs) require. Returns the faults. */
export function checkReport(kind: 'sarif' | 'junit' | 'checkstyle' | 'json lines', text: string): readonly string[] {
  switch (kind) {
    case 'json lines':
      return text
        .trim()
        .split('\n')
        .flatMap((line) => (isJson(line) ? [] : [`this line is not JSON: ${line}`]));
    case 'sarif':
      return checkSarif(text);
    case 'junit':
      return checkXml(text, ['testsuites', 'testsuite', 'testcase', 'failure']);
    case 'checkstyle':
      return checkXml(text, ['checkstyle', 'file', 'error']);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface Sarif {
  readonly version?: unknown;
  readonly $schema?: unknown;
  readonly runs?: readonly {
    readonly tool?: {
      readonly driver?: { readonly name?: unknown; readonly rules?: readonly { readonly id?: unknown }[] };
    };
    readonly results?: readonly {
      readonly ruleId?: unknown;
      readonly ruleIndex?: number;
      readonly level?: unknown;
      readonly message?: { readonly text?: unknown };
      readonly locations?: readonly {
        readonly physicalLocation?: {
          readonly artifactLocation?: { readonly uri?: unknown };
          readonly region?: { readonly startLine?: number };
        };
      }[];
    }[];
  }[];
}

function checkSarif(text: string): readonly string[] {
  const { version, $schema, runs = [] }: Sarif = JSON.parse(text);
  const [run] = runs;
  if (version !== '2.1.0' || typeof $schema !== 'string' || run === undefined) return ['it is no SARIF 2.1.0'];
  const rules = run.tool?.driver?.rules ?? [];
  const results = run.results ?? [];
  return [
    ...(typeof run.tool?.driver?.name === 'string' ? [] : ['its tool has no name']),
    ...(results.length > 0 ? [] : ['it has no results']),
    ...results.flatMap(({ ruleId, ruleIndex = -1, level, message, locations = [] }) => [
      ...(rules[ruleIndex]?.id === ruleId ? [] : [`ruleIndex of ${String(ruleId)} names another rule`]),
      ...(['error', 'warning', 'note'].includes(String(level)) ? [] : [`its level is ${String(level)}`]),
      ...(typeof message?.text === 'string' && message.text !== '' ? [] : ['a result has no message']),
      ...locations.flatMap(({ physicalLocation }) => [
        ...(typeof physicalLocation?.artifactLocation?.uri === 'string' ? [] : ['a place has no file']),
        ...((physicalLocation?.region?.startLine ?? 1) >= 1 ? [] : ['a line is below 1']),
      ]),
    ]),
  ];
}

/** Checks that elements are nested correctly, attributes are quoted, and all required elements occur. */
function checkXml(text: string, elements: readonly string[]): readonly string[] {
  const open: string[] = [];
  const seen = new Set<string>();
  const faults: string[] = [];
  if (!text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')) faults.push('it has no XML declaration');
  for (const [, close, name = '', rest = '', empty] of text.matchAll(
    /<(\/?)([a-z]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    seen.add(name);
    if (close === '/') {
      if (open.pop() !== name) faults.push(`${name} is closed, but was not opened`);
    } else if (empty !== '/') open.push(name);
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(rest)) faults.push(`an attribute of ${name} is not escaped`);
  }
  if (open.length > 0) faults.push(`${open.join(', ')} stay open`);
  return [...faults, ...elements.filter((name) => !seen.has(name)).map((name) => `it has no ${name}`)];
}
