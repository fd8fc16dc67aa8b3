import { describe, expect, it } from 'vitest';
import { checkstyleReport } from './checkstyle.ts';
import type { FindingReport } from './finding.ts';
import { githubReport } from './github.ts';
import { junitReport } from './junit.ts';
import { sarifReport } from './sarif.ts';

const report: FindingReport = {
  verb: 'lint',
  version: '1.0.0',
  checked: ['a b.pp', 'clean.pp'],
  findings: [
    {
      rule: 'quotes',
      level: 'warning',
      message: 'Use \'single\' <quotes>\n(not "double"), 100%',
      file: 'a b.pp',
      line: 2,
      column: 3,
    },
    { rule: 'compile-error', level: 'error', message: 'No class \u0007', part: 'web1.example.com' },
  ],
};

describe('reports for other programs', () => {
  it('are SARIF with relative addresses and rules by index', () => {
    const { runs } = JSON.parse(sarifReport(report));
    const [{ tool, results }] = runs;
    expect(tool.driver.rules).toEqual([{ id: 'compile-error' }, { id: 'quotes' }]);
    expect(results[0].ruleIndex).toBe(1);
    expect(results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'a%20b.pp' },
      region: { startLine: 2, startColumn: 3 },
    });
    expect(results[1].message.text).toBe('web1.example.com: No class \u0007');
    expect(results[1].locations).toBeUndefined();
  });

  it('are JUnit with a test case for each checked part, and without characters that XML forbids', () => {
    const text = junitReport(report);
    expect(text).toContain('<testsuite name="lint" tests="3" failures="2" errors="0">');
    expect(text).toContain('<testcase classname="lint" name="clean.pp"/>');
    expect(text).toContain('message="Use &apos;single&apos; &lt;quotes&gt;&#10;(not &quot;double&quot;), 100%"');
    expect(text).toContain('message="No class \uFFFD"');
  });

  it('are Checkstyle with all checked files', () => {
    const text = checkstyleReport(report);
    expect(text).toContain('<file name="clean.pp"/>');
    expect(text).toContain('<error line="2" column="3" severity="warning"');
    expect(text).toContain('source="bunraku.lint.quotes"');
  });

  it('are commands of GitHub Actions with escaped texts', () => {
    expect(githubReport(report)).toBe(
      '::warning file=a b.pp,line=2,col=3,title=quotes::Use \'single\' <quotes>%0A(not "double"), 100%25\n' +
        '::error title=compile-error::web1.example.com: No class \u0007\n',
    );
  });
});
