Puppet::Functions.create_function(:'m::ctx', Puppet::Functions::InternalFunction) do
  dispatch(:ctx) { scope_param; param 'String', :x }
  def ctx(scope, x)
    [scope.lookupvar('y'), scope['facts']['kernel'], scope.compiler.node.name, scope.catalog.class.to_s, scope.resource.to_s, scope.source.to_s,
     call_function('upcase', x), scope.environment.name, scope.include?('nope')]
  end
end
