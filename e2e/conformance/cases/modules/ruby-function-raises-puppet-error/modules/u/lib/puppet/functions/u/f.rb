Puppet::Functions.create_function(:'u::f') do
  def f(x)
    raise Puppet::Error, 'bad thing'
  end
end
