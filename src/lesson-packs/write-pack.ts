/** Writes a lesson as the files of a pack. Strings are written as JSON, which is valid YAML. */
import type { Condition, TextTest, ValueTest } from '../protocol/lessons/lesson-checks.ts';
import type { Json, Project, ProjectFiles } from '../protocol/project/project.ts';

export interface WrittenGoal {
  readonly id: string;
  readonly task: string;
  readonly message: string;
  readonly condition: Condition;
}

export interface WrittenLesson {
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly text: string;
  readonly goals: readonly WrittenGoal[];
  readonly start: Project;
  readonly solution: ProjectFiles;
}

export function writePack({ title, summary, author, text, goals, start, solution }: WrittenLesson): ProjectFiles {
  const changed = Object.entries(solution).filter(([path, content]) => start.files[path] !== content);
  const inFolder = (folder: string, files: readonly (readonly [string, string])[]): ProjectFiles =>
    Object.fromEntries(files.map(([path, content]) => [`${folder}/${path}`, content]));
  return {
    'pack.yaml': fieldLines({ title, ...(author === '' ? {} : { author }) }),
    'lesson/lesson.md': `---\n${fieldLines(describe(title, summary, start))}---\n\n${text.trim()}\n`,
    'lesson/checks.yaml': `checks:\n${goals.map(goalLines).join('')}`,
    ...inFolder('lesson/start', Object.entries(start.files)),
    ...inFolder('lesson/solution', changed),
  };
}

function describe(title: string, summary: string, { node, machine, others }: Project): Readonly<Record<string, Json>> {
  const setting: unknown = { facts: node.facts, machine, ...(others === undefined ? {} : { others }) };
  // Copies the setting as plain data without undefined properties.
  const plain: Readonly<Record<string, Json>> = JSON.parse(JSON.stringify(setting));
  return {
    title,
    ...(summary === '' ? {} : { summary }),
    certname: node.certname,
    platform: node.platform,
    ...plain,
  };
}

function fieldLines(fields: Readonly<Record<string, Json>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
}

function goalLines({ id, task, message, condition }: WrittenGoal): string {
  const otherwise = message === '' ? {} : { otherwise: message };
  return `  - id: ${id}\n    task: ${JSON.stringify(task)}\n    must:\n      - ${JSON.stringify({ ...conditionFields(condition), ...otherwise })}\n`;
}

type Fields = Readonly<Record<string, Json>>;

/** Writes a condition of the kinds that the page creates when the user adds a goal. */
function conditionFields(condition: Condition): Fields {
  switch (condition.kind) {
    case 'resource': {
      const { ref, exists, attributes } = condition;
      return {
        resource: ref,
        ...(exists ? {} : { exists }),
        ...(attributes.length === 0
          ? {}
          : { attributes: Object.fromEntries(attributes.map(({ name, test }) => [name, valueField(test)])) }),
      };
    }
    case 'order':
      return { order: [...condition.refs] };
    case 'edge': {
      const { from, to, refresh } = condition;
      return { edge: from, to, ...(refresh === undefined ? {} : { refresh }) };
    }
    case 'file': {
      const { path, exists, type, text, target } = condition;
      return {
        file: path,
        ...(exists ? {} : { exists }),
        ...(type === undefined ? {} : { type }),
        ...textFields(text),
        ...(target === undefined ? {} : { target }),
      };
    }
    default:
      throw new Error(`The page cannot write the condition “${condition.kind}”.`);
  }
}

function valueField(test: ValueTest): Json {
  switch (test.kind) {
    case 'is':
      return test.value;
    case 'like':
      return { like: test.pattern };
    case 'puppet':
      return { puppet: test.source };
    case 'set':
      return { set: test.isSet };
    case 'from':
      return { from: test.origin };
  }
}

function textFields({ is, contains }: TextTest): Fields {
  return { ...(is === undefined ? {} : { is }), ...(contains === undefined ? {} : { contains: [...contains] }) };
}
