Puppet::Parser::Functions.newfunction(:f3, :type => :rvalue) do |args|
  Puppet::Parser::Functions.function('f4')
  [Puppet::Parser::Functions.function(:f4), Puppet::Parser::Functions.function('split'), Puppet::Parser::Functions.function('nix'), function_f4([3]), method(:function_f4).arity]
end
