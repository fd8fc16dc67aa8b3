Puppet::Parser::Functions.newfunction(:f4, :type => :rvalue, :arity => 1) do |args|
  args[0] + 1
end
