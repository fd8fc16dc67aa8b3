Puppet::Functions.create_function(:'u::f') do
  def g(text)
    text
  end
end
