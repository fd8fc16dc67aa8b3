require 'puppet/resource_api/simple_provider'
class Puppet::Provider::Raw::Raw < Puppet::ResourceApi::SimpleProvider
  def get(context)
    context.debug('getting')
    [{ name: 'b', ensure: 'present', size: 2, colour: 'red' }, { name: 'c', ensure: 'present', size: 6, colour: 'blue' }]
  end
  def create(context, name, should); context.notice("create #{name} #{should.inspect}"); end
  def update(context, name, should); context.notice("update #{name} #{should.inspect}"); end
  def delete(context, name); context.warning("delete #{name}"); end
end
