import type { Explanation, ExplanationPart } from '../../reference/explanations/index.ts';
import type { Project } from '../../protocol/project/project.ts';
import { selectExplained } from '../../store/reference-slice.ts';
import { useAppStore } from '../../store/store.ts';
import { Diagnosis } from '../shared/problem/Diagnosis.tsx';
import { ExampleBlock } from './ExampleBlock.tsx';
import { LessonLinks } from './LessonLinks.tsx';
import { PageHead } from './PageHead.tsx';
import { ReferenceText } from './ReferenceText.tsx';

interface ExplanationViewProps {
  readonly code: string;
  readonly explanation: Explanation;
}

export function ExplanationView({ code, explanation: { title, rare, parts } }: ExplanationViewProps) {
  return (
    <article className="reference-page" aria-label={title}>
      <PageHead kind="error" title={title} />
      <p className="reference-code">{code}</p>
      <Occurrence code={code} />
      {parts.map((part) => (
        <Part key={part.heading ?? ''} part={part} />
      ))}
      {rare === undefined ? null : <p className="reference-lead">{rare}</p>}
      <LessonLinks address={`error/${code}`} />
    </article>
  );
}

function Occurrence({ code }: { readonly code: string }) {
  const problem = useAppStore((state) => selectExplained(state, code));
  if (problem === undefined) return null;
  return (
    <section className="reference-section reference-occurrence" aria-label="In your code">
      <h3 className="reference-heading">In your code</h3>
      <Diagnosis problem={problem} isExplained />
    </section>
  );
}

function Part({ part: { heading, text, wrong, right } }: { readonly part: ExplanationPart }) {
  return (
    <section
      className={heading === undefined ? undefined : 'reference-section'}
      aria-label={heading ?? 'What it means'}
    >
      {heading === undefined ? null : <h3 className="reference-heading">{heading}</h3>}
      <ReferenceText text={text} />
      <div className="reference-examples">
        {wrong === undefined ? null : <ProjectBlocks what="Wrong" project={wrong} />}
        {right === undefined ? null : <ProjectBlocks what="Right" project={right} />}
      </div>
    </section>
  );
}

const languages: Readonly<Record<string, string>> = {
  pp: 'puppet',
  yaml: 'yaml',
  epp: 'epp',
  erb: 'erb',
  json: 'json',
};

function ProjectBlocks({ what, project }: { readonly what: 'Wrong' | 'Right'; readonly project: Project }) {
  const paths = Object.keys(project.files);
  return paths.map((path, at) => (
    <ExampleBlock
      key={path}
      heading={paths.length === 1 && path === 'manifests/site.pp' ? what : `${what}: ${path}`}
      code={(project.files[path] ?? '').replace(/\n$/, '')}
      language={languages[path.slice(path.lastIndexOf('.') + 1)] ?? ''}
      project={at === paths.length - 1 ? project : undefined}
    />
  ));
}
