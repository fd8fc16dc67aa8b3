Puppet::Functions.create_function(:'u::g') do
  def g(text)
    text
  end
end
