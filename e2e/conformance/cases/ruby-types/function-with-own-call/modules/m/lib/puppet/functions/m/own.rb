Puppet::Functions.create_function(:'m::own', Puppet::Functions::InternalFunction) do
  dispatch :own do
    scope_param
    param 'Any', :x
    repeated_param 'Any', :rest
  end
  def call(scope, *args)
    Puppet.notice("call #{args.inspect} #{args.size}")
    super(scope, *args)
  end
  def own(scope, x, *rest) = "own #{x} #{rest}"
end
