import { describe, expect, test } from 'vitest';
import { readOnlyRun } from '../../../e2e/agent-files/recorded.ts';
import { hideValues } from '../../agent-files/secrets/hide-values.ts';
import { createOverview, type Overview } from './overview.ts';
import { toHtml } from './to-html.ts';
import { toMarkdown } from './to-markdown.ts';
import { toText } from './to-text.ts';

const nasty = '<img src=x onerror=alert(1)>`|\u202e"\'&\u001b[31m';

function createHostile(): Overview {
  const report = {
    host: nasty,
    time: '2025-03-04T09:15:00Z',
    puppet_version: nasty,
    status: 'failed',
    logs: [
      { level: 'err', source: 'Puppet', message: `Failed to apply catalog: ${nasty}`, time: '2025-03-04T09:15:01Z' },
    ],
    resource_statuses: {
      [`Exec[${nasty}]`]: {
        resource: `Exec[${nasty}]`,
        file: nasty,
        line: 3,
        failed: true,
        evaluation_time: 2,
        time: '2025-03-04T09:15:00Z',
        events: [{ property: nasty, message: nasty, status: 'failure' }],
      },
    },
  };
  const { run: agent } = hideValues(readOnlyRun(JSON.stringify(report)));
  const compared = { name: nasty, certname: agent.certname, startedAt: agent.startedAt, run: agent.run };
  return createOverview([{ compared, agent, hiddenCount: 0 }], 10);
}

describe('formats of the verb report', () => {
  const overview = createHostile();

  test('HTML escapes everything, and loads nothing', () => {
    const page = toHtml(overview);
    expect(page).not.toMatch(/<img|onerror=alert\(1\)>`|\u202e|\u001b/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain("default-src 'none'");
    expect([...page.matchAll(/<(?:script|link|iframe|img)\b|\burl\(|https?:/g)]).toEqual([]);
  });

  test('Markdown shows strings of the file as code', () => {
    const outside = toMarkdown(overview).replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, '');
    expect(outside).not.toMatch(/[^\\]<img|\u202e|\u001b/);
  });

  test('text has no control characters of the file', () => {
    expect(toText(overview)).not.toMatch(/\u001b/);
  });
});
