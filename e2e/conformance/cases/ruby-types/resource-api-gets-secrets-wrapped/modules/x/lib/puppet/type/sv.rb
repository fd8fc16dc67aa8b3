require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 'sv', docs: 'x',
  attributes: { name: { type: 'String', desc: 'n', behaviour: :namevar }, password: { type: 'Sensitive[String]', desc: 's', sensitive: true }, token: { type: 'String', desc: 't' } })
