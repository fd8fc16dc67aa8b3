Puppet::Functions.create_function(:'u::f') do
  def f(x)
    raise Puppet::ParseError.new('bad thing', '/etc/x.conf', 12)
  end
end
