import { describe, expect, it } from 'vitest';
import { version3As5 } from './version-3-as-5.ts';

const version3 = `---
:backends:
  - yaml
  - eyaml
:hierarchy:
  - "nodes/%{::fqdn}"
  - common
:yaml:
  :datadir: "/etc/puppetlabs/code/environments/%{environment}/hieradata"
:eyaml:
  :datadir: /etc/puppet/secrets/
  :extension: yaml
  :pkcs7_private_key: /etc/eyaml/private.pem
:merge_behavior: deeper
`;

describe('a configuration of version 3', () => {
  it('becomes version 5 with a level for each backend, in order', () => {
    expect(version3As5(version3)).toBe(`---
# The old configuration merged hashes with "deeper". In version 5, set lookup_options for each key.
version: 5
hierarchy:
  - name: "yaml data"
    data_hash: yaml_data
    datadir: "hieradata"
    paths:
      - "nodes/%{::fqdn}.yaml"
      - "common.yaml"
  - name: "eyaml data"
    lookup_key: eyaml_lookup_key
    datadir: "secrets"
    paths:
      - "nodes/%{::fqdn}.yaml"
      - "common.yaml"
    options:
      pkcs7_private_key: "/etc/eyaml/private.pem"
`);
  });

  it("has Hiera's defaults for missing settings", () => {
    expect(version3As5(':hierarchy: common\n')).toContain('datadir: "hieradata"\n    paths:\n      - "common.yaml"');
  });

  it('is not converted with an unknown backend, nor is any other file', () => {
    expect(version3As5(':backends: [redis]\n')).toBeUndefined();
    expect(version3As5('version: 5\n')).toBeUndefined();
    expect(version3As5('- a\n')).toBeUndefined();
    expect(version3As5('a: [')).toBeUndefined();
  });
});
