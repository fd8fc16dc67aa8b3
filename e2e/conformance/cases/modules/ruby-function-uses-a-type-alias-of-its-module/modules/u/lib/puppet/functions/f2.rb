# comment
Puppet::Functions.create_function(:f2) do
  dispatch :f2 do
    param 'U::T', :x
  end
  def f2(x)
    x
  end
end
