Puppet::Functions.create_function(:'u::f') do
  dispatch :f do
    param 'Integer', 'y'
  end
  def f(text)
    text
  end
end
