/** Programs in JavaScript and TypeScript that use the library. */

export const libraryProgram = `
import { deepStrictEqual, ok, rejects, throws } from 'node:assert';
import { apply, compile, format, lint, parse, PuppetSyntaxError, relate, validate } from 'bunraku';

ok(parse("notify { 'a': }").startsWith('(resource'));
throws(() => parse('class {'), PuppetSyntaxError);
deepStrictEqual(validate("notify { 'a': }"), []);
deepStrictEqual(validate('$Ab = 1').map(({ rule, line }) => [rule, line]), [['illegal_var_name', 1]]);
deepStrictEqual(format("notify{'x':message=>'y'}"), "notify { 'x': message => 'y' }\\n");
const linted = lint('file { "/a": mode => 644 }\\n');
ok(linted.problems.some(({ rule }) => rule === 'double_quoted_strings'));
ok(linted.fixed.includes("'/a'"));

const compiled = await compile({ 'manifests/site.pp': "file { '/a': content => Sensitive('secret') }" });
const file = compiled.catalog.resources.find(({ type }) => type === 'File');
deepStrictEqual([file.title, file.parameters.content], ['/a', '[redacted]']);
const broken = await compile('include nowhere', { release: '7', node: 'a.example.com' });
ok(broken.error.message.includes('on node a.example.com'));
await rejects(compile('', { release: 'nonsense' }));

const ordered = await relate("notify { 'a': require => Notify['b'] } notify { 'b': }");
const notices = ordered.order.filter((name) => name.startsWith('Notify'));
deepStrictEqual(notices, ['Notify[b]', 'Notify[a]']);
const cyclic = await relate("notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }");
deepStrictEqual([cyclic.order, cyclic.cycles[0].members], [[], ['Notify[a]', 'Notify[b]']]);

const applied = await apply("file { '/etc/motd': content => 'Hello' }", { machine: 'rhel-9' });
deepStrictEqual(applied.status, 'changed');
const noop = await apply("file { '/etc/motd': content => 'Hello' }", { noop: true });
ok(noop.logs.some(({ message }) => message.includes('(noop)')));
`;

export const typedProgram = `
import { apply, lint, relate, validate, type Code, type Edge, type Problem } from 'bunraku';

const code: Code = { 'manifests/site.pp': "notify { 'a': }" };
const problems: readonly Problem[] = validate("notify { 'a': }");
const fixed: string = lint('x').fixed;
const { edges, order } = await relate(code, { machine: 'debian-12', facts: { role: 'web' } });
const first: Edge | undefined = edges[0];
const status: 'failed' | 'changed' | 'unchanged' = (await apply(code, { noop: true })).status;
// @ts-expect-error: there is no such option.
await apply(code, { nope: true });
export { problems, fixed, first, order, status };
`;
