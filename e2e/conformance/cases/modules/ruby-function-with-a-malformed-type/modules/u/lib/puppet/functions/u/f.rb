Puppet::Functions.create_function(:'u::f') do
  dispatch :f do
    param 'Integer[', :x
  end
  def f(text)
    text
  end
end
