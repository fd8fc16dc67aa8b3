import { expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import { compileWithRuby } from '../testing/compile-with-ruby.ts';

it('answers questions to a name server from the table of hosts', async () => {
  const ask = `Puppet::Functions.create_function(:'m::ask') do
  def ask
    File.write('/etc/hosts', "192.0.2.7 db.example.com db\\n2001:db8::7 db.example.com\\n")
    dns = Resolv::DNS.new(nameserver: ['192.0.2.53'])
    record = Resolv::DNS::Resource::IN
    [
      dns.getaddresses('db.example.com').map(&:to_s),
      dns.getresource('db.example.com', record::A).address.to_s,
      dns.getresources('db.example.com', record::MX).length,
      dns.getresource(Resolv::IPv4.create('192.0.2.7').to_name, record::PTR).name.to_s,
      dns.getnames('2001:db8::7').map(&:to_s),
      [Resolv::IPv4::Regex.match?('192.0.2.700'), Resolv::IPv6::Regex.match?('2001:db8::7')],
      begin; dns.getaddress('absent.example.com'); rescue Resolv::ResolvError => e; e.message; end
    ].inspect
  end
end
`;
  const { logs } = compileWithRuby(await bootedRuby(), {
    'modules/m/lib/puppet/functions/m/ask.rb': ask,
    'manifests/site.pp': 'notice(m::ask())\n',
  });
  expect(logs.map(({ message }) => message)).toEqual([
    '[["192.0.2.7", "2001:db8::7"], "192.0.2.7", 0, "db.example.com", ["db.example.com"], [false, true], ' +
      '"DNS result has no information for absent.example.com"]',
  ]);
});
