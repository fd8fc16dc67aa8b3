Puppet::Functions.create_function(:'m::e') do
  def e(n) = raise(Puppet::ParseErrorWithIssue.new('iss', 'x.pp', 1, 2, nil, :CODE))
end
