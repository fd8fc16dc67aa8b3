require 'puppet/resource_api'

Puppet::ResourceApi.register_type(
  name: 'share',
  desc: 'A shared folder.',
  features: ['canonicalize', 'simple_get_filter'],
  attributes: {
    ensure: { type: 'Enum[present, absent]', desc: 'Whether it is there.', default: 'present' },
    name: { type: 'String', desc: 'The name.', behaviour: :namevar },
    path: { type: 'Optional[String]', desc: 'The folder.' },
    size: { type: 'Optional[Integer[0, 10]]', desc: 'The size.' },
    force: { type: 'Boolean', desc: 'By force.', behaviour: :parameter, default: false },
  },
  autorequire: { file: '$path' },
)
