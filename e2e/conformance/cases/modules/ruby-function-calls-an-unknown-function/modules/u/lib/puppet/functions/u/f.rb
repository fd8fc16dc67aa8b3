Puppet::Functions.create_function(:'u::f') do
  def f(x)
    call_function('nix', 1)
  end
end
