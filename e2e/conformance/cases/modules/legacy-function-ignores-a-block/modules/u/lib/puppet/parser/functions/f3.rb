Puppet::Parser::Functions.newfunction(:f3, :type => :rvalue) do |args|
  1
end
