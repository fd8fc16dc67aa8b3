Puppet::Functions.create_function(:'u::f') do
  def f(x)
    1 / 0
  end
end
