import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import type { RubySnapshot } from '../ruby/machine/snapshot.ts';
import { createTarget } from '../machine/description.ts';
import { runShell } from '../machine/shell/run-shell.ts';
import { puppetCommand } from './puppet-command.ts';

let ruby: RubySnapshot;
beforeAll(async () => {
  ruby = await bootedRuby();
}, 60_000);

const MODULE: Readonly<Record<string, string>> = {
  'modules/m/lib/puppet/type/toy.rb': `Puppet::Type.newtype(:toy) do
  ensurable
  newparam(:name)
  newparam(:path)
  newproperty(:color) { newvalues(:red, :blue) }
  newproperty(:size) { munge(&:to_i) }
  newproperty(:labels, array_matching: :all)
end
`,
  'modules/m/lib/puppet/provider/toy/file.rb': `Puppet::Type.type(:toy).provide(:file) do
  mk_resource_methods
  def self.path = '/var/toys'

  def self.instances
    File.readlines(path, chomp: true).map do |line|
      name, color, size = line.split
      new(name: name, color: color.to_sym, size: size.to_i, ensure: :present, labels: [name, 'x'])
    end
  end

  def self.prefetch(resources)
    instances.each { |each| resources[each.name].provider = each if resources[each.name] }
  end

  def exists? = @property_hash[:ensure] == :present
  def create = @property_hash = { name: resource[:name], ensure: :present, color: resource[:color], size: resource[:size] }
  def destroy = @property_hash = { name: resource[:name], ensure: :absent }

  def flush
    rows = self.class.instances.reject { |each| each.name == name }.map { |each| [each.name, each.color, each.size] }
    rows << [name, @property_hash[:color], @property_hash[:size]] if exists?
    File.write(self.class.path, rows.map { |row| "#{row.join(' ')}\\n" }.join)
  end
end
`,
};

const environment = { paths: Object.keys(MODULE), read: (path: string) => MODULE[path] };

async function puppet(...lines: readonly string[]): Promise<string> {
  const target = createTarget({ files: { '/var/toys': 'b red 3\na blue 5\n' } });
  const command = puppetCommand(environment, { ruby });
  let output = '';
  for (const line of lines) ({ output } = await runShell(target, `puppet resource ${line}`, { commands: [command] }));
  return output;
}

const A = `toy { 'a':
  ensure   => 'present',
  color    => 'blue',
  labels   => ['a', 'x'],
  provider => 'file',
  size     => 5,
}
`;
const B = A.replaceAll("'a'", "'b'").replace('blue', 'red').replace('5', '3');

describe("puppet resource of a module's type", () => {
  it('lists the names of all types, including types of modules', async () => {
    const names = (await puppet('--types')).trimEnd().split('\n');
    expect(names).toEqual(expect.arrayContaining(['file', 'toy', 'user']));
    expect(names).toEqual(names.toSorted());
  });

  it('lists the instances that its providers find', async () => {
    expect(await puppet('toy')).toBe(`${A}\n${B}`);
  });

  it('prints one instance, whether it exists or not', async () => {
    expect(await puppet('toy a')).toBe(A);
    expect(await puppet('toy zz')).toBe("toy { 'zz':\n  ensure   => 'absent',\n  provider => 'file',\n}\n");
  });

  it('changes one instance on the machine', async () => {
    expect(await puppet('toy a color=red size=9')).toBe(
      "Notice: /Toy[a]/color: color changed 'blue' to 'red'\nNotice: /Toy[a]/size: size changed 5 to 9\n" +
        "toy { 'a':\n  ensure   => 'present',\n  color    => 'red',\n  provider => 'file',\n  size     => 9,\n}\n",
    );
    expect(await puppet('toy new ensure=present color=blue', 'toy b ensure=absent', 'toy')).toContain("toy { 'new'");
    expect(await puppet('toy b ensure=absent')).toContain('Notice: /Toy[b]/ensure: removed\n');
  });

  it.each([
    ['toy a bogus=1', "no parameter named 'bogus'"],
    ['toy a color=green', 'Parameter color failed on Toy[a]: Invalid value "green". Valid values are red, blue.'],
    ['top', 'Could not find type top'],
  ])('refuses %s', async (line, message) => {
    expect(await puppet(line)).toContain(`Error: Could not run: ${message}`);
  });
});
