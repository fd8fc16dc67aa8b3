/** Differences between Puppet 8.11, OpenVox 8 and OpenVox 9. */
import type { Row } from './differences.ts';

export const rowsOfOpenVox = {
  // Rows about OpenVox 8.
  'implementation is OpenVox': {
    about: "The fact `implementation` is `'openvox'`, and the command `puppet` names OpenVox in its help.",
    since: 'openvox-8',
    reason: 'Manifests can check which program compiles them.',
    reference: '`add_local_facts` in `node/facts.rb` of OpenVox 8.28.1',
  },
  'dnf prints everything': {
    about: 'Puppet calls dnf without options that reduce its output (`-d 0 -e 1`).',
    since: 'openvox-8',
    reason: 'dnf 5 does not know these options.',
    reference: '`provider/package/yum.rb` of OpenVox 8.28.1',
  },
  'checksum etag': {
    about: 'A file with an HTTP source can compare the ETag of the server: `checksum => etag`.',
    since: 'openvox-8',
    reason: 'Artifact servers send the digest of a file as its ETag.',
    reference: '`type/file/checksum.rb` of OpenVox 8.28.1',
  },
  'names of node definitions with lookaround': {
    about: 'The name of a node definition with a lookaround pattern is in lower case.',
    since: 'openvox-8',
    reason: 'The class of such a node was not found, because names of classes are in lower case.',
    reference: '`resource/type.rb` of OpenVox 8.28.1',
  },
  // Rows about OpenVox 9.
  'regsubst takes an encoding': {
    about: '`regsubst` takes a fifth argument, an encoding, and ignores it with a warning.',
    until: 'openvox-8',
    reason: 'Since Ruby 1.9 the argument had no effect.',
    reference: '`functions/regsubst.rb` of OpenVox 9.0.0-beta2',
  },
  'checksums as content': {
    about: 'Content that looks like a checksum (`{md5}…`) is replaced by the file in the filebucket that has it.',
    until: 'openvox-8',
    reason: 'Static catalogs replaced this use, and such a string can be real content.',
    reference: '`type/file/content.rb` of OpenVox 9.0.0-beta2',
  },
  'source_permissions is deprecated': {
    about: 'A file with `source_permissions` logs a warning.',
    until: 'openvox-8',
    reason: 'The attribute stays, so the warning was wrong.',
    reference: '`type/file/source.rb` of OpenVox 9.0.0-beta2',
  },
  'late Deferred values': {
    about:
      'The setting `preprocess_deferred` defaults to `false`: a `Deferred` value is resolved when its resource is applied, and only if it is the whole value of an attribute.',
    since: '8.11',
    until: 'openvox-8',
    reason:
      'A resource can install what a later Deferred value needs. OpenVox 9 returns to the earlier default, because late values break many types.',
    reference: '`preprocess_deferred` in `defaults.rb` of 7.34, 8.11 and OpenVox 9.0.0-beta2',
  },
  'Puppet functions in Deferred': {
    about: 'A `Deferred` value can call a function that is written in the Puppet language.',
    since: 'openvox-9',
    reason: 'The agent had no global scope for such functions.',
    reference: '`pops/evaluator/deferred_resolver.rb` of OpenVox 9.0.0-beta2',
  },
  'apt may downgrade': {
    about: 'To install a version, Puppet calls apt-get with `--allow-downgrades` instead of `--force-yes`.',
    since: 'openvox-9',
    reason: 'apt has deprecated `--force-yes`.',
    reference: '`provider/package/apt.rb` of OpenVox 9.0.0-beta2',
  },
  'data provider of environment.conf': {
    about: 'The setting `environment_data_provider` of `environment.conf` chooses where the data of an environment is.',
    since: '4.10',
    until: 'openvox-8',
    reason: 'A `hiera.yaml` of version 5 in the environment replaces it since Puppet 4.9.',
    reference: '`settings/environment_conf.rb` and `pops/lookup/lookup_adapter.rb` of OpenVox 9.0.0-beta2',
  },
  'functions for the environment are deprecated': {
    about: '`Puppet::Util.get_env` and related functions log a warning.',
    since: 'openvox-9',
    reason: "Ruby's `ENV` does the same.",
    reference: '`util.rb` of OpenVox 9.0.0-beta2',
  },
} as const satisfies Readonly<Record<string, Row>>;
