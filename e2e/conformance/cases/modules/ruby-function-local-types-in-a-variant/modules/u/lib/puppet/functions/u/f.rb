Puppet::Functions.create_function(:'u::f') do
  local_types do
    type 'Name = Pattern[/\A[a-z]+\z/]'
    type 'Names = Array[Name]'
  end
  dispatch :f do
    param 'Variant[Name, Names]', :names
  end
  def f(names)
    names
  end
end
