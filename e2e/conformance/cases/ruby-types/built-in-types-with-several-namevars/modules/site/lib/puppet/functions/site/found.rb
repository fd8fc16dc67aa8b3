Puppet::Functions.create_function(:'site::found', Puppet::Functions::InternalFunction) do
  dispatch :found do
    scope_param
    param 'String', :type
    param 'String', :title
  end

  def found(scope, type, title)
    resource = scope.catalog.resource(type, title)
    "#{resource.ref} #{resource[:ensure]} #{Puppet::Type.type(type.downcase).title_patterns.length}"
  end
end
