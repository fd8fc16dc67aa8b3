Puppet::Functions.create_function(:'u::f') do
  dispatch :f do
    optional_param 'Integer', :x
    param 'Integer', :y
  end
  def f(text)
    text
  end
end
