/** Writes a site with many nodes: node definitions, a data file for each node, classes with EPP templates. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODULES = 20;
const FILES_PER_MODULE = 4;

export function writeSite(folder: string, count: number): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const modules = Array.from({ length: MODULES }, (_, index) => `module${index}`);
  for (const name of modules) {
    const files = Array.from(
      { length: FILES_PER_MODULE },
      (_, index) =>
        `  file { "/etc/${name}/${index}.conf": content => epp('${name}/conf.epp', { 'port' => $port }), notify => Service['${name}'] }\n`,
    );
    const body = `  package { '${name}': ensure => installed }\n${files.join('')}  service { '${name}': ensure => running }\n`;
    write(`modules/${name}/manifests/init.pp`, `class ${name} (Integer $port = 80) {\n${body}}\n`);
    write(
      `modules/${name}/templates/conf.epp`,
      "<%- | $port | -%>\nport <%= $port %> on <%= $facts['os']['family'] %>\n",
    );
  }
  write('hiera.yaml', 'version: 5\nhierarchy:\n  - { name: nodes, path: "nodes/%{trusted.certname}.yaml" }\n');
  const nodes = Array.from({ length: count }, (_, index) => `web${index}.example.com`);
  for (const [index, name] of nodes.entries()) write(`data/nodes/${name}.yaml`, `module1::port: ${8000 + index}\n`);
  // Creates a node definition per node: every tenth node exports a resource, one node collects these, and every
  // hundredth node fails.
  const definitions = nodes.map((name, index) => {
    const exported = index % 10 === 0 ? `  @@notify { '${name}': }\n` : '';
    const other = index === 1 ? '  Notify <<| |>>\n' : index % 100 === 2 ? "  fail('broken')\n" : '';
    return `node '${name}' {\n  include ${modules.join(', ')}\n${exported}${other}}\n`;
  });
  write('manifests/site.pp', definitions.join(''));
}
