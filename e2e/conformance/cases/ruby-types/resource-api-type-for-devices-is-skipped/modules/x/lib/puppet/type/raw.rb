require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 'raw', docs: 'x', features: ['remote_resource'],
  attributes: {
    ensure: { type: 'Enum[present, absent]', desc: 'e', default: 'present' },
    name: { type: 'String', desc: 'n', behaviour: :namevar },
    size: { type: 'Optional[Integer]', desc: 's' },
    colour: { type: 'Optional[Enum[red, blue]]', desc: 'c', default: 'blue' },
    force: { type: 'Boolean', desc: 'f', behaviour: :parameter, default: false },
  })
