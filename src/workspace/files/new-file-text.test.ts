import { expect, test } from 'vitest';
import { newFileText } from './new-file-text.ts';

test.each([
  ['modules/ntp/manifests/server/config.pp', 'class ntp::server::config {\n}\n'],
  ['modules/ntp/lib/puppet/functions/ntp/round.rb', "Puppet::Functions.create_function(:'ntp::round') do\n"],
  ['modules/ntp/lib/puppet/type/ntp_peer.rb', 'Puppet::Type.newtype(:ntp_peer) do\n'],
  ['lib/puppet/provider/ntp_peer/conf.rb', 'Puppet::Type.type(:ntp_peer).provide(:conf) do\n'],
  ['modules/ntp/lib/facter/ntp_version.rb', 'Facter.add(:ntp_version) do\n'],
  ['modules/ntp/lib/puppet_x/ntp.rb', ''],
  ['modules/ntp/spec/type_spec.rb', ''],
])('a new file %s begins with what Puppet looks for there', (path, beginning) => {
  expect(newFileText(path).startsWith(beginning)).toBe(true);
  if (beginning === '') expect(newFileText(path)).toBe('');
});
