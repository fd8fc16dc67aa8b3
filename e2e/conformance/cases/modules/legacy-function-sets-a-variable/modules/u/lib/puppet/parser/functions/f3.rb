Puppet::Parser::Functions.newfunction(:f3) do |args|
  setvar('zz', 5)
end
