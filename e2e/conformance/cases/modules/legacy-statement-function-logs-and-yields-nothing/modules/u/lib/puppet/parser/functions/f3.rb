Puppet::Parser::Functions.newfunction(:f3) do |args|
  notice("in #{self} #{lookupvar('osfamily') rescue 'no'} #{lookupvar('facts')['kernel']}")
  warning("w")
  Puppet.notice('p')
  function_notice(['fn'])
  function_fail(['boo']) if args[0] == 2
  call_function('notice', ['cf'])
  [self.class, environment, compiler.class, catalog.class, resource.to_s].each { |x| notice(x.to_s) }
  5
end
