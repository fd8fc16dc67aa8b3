require 'puppet/resource_api'

Puppet::ResourceApi.register_type(
  name: 'share',
  desc: 'A shared folder.',
  attributes: {
    ensure: { type: 'Enum[present, absent]', desc: 'Whether it is there.', default: 'present' },
    name: { type: 'String', desc: 'The name.', behaviour: :namevar },
    path: { type: 'String', desc: 'The folder.' },
    used: { type: 'Optional[Integer]', desc: 'How full.', behaviour: :read_only },
  },
)
