Puppet::Type.newtype(:fk) do
  newparam(:name, namevar: true)
  newparam(:kind)
  newproperty(:p) do
    def retrieve = :absent
    def set(v)
      case resource[:kind]
      when 'fail' then fail 'with fail'
      when 'self' then self.fail Puppet::Error, 'with self.fail'
      when 'dev' then self.devfail 'with devfail'
      when 'raise' then raise 'with raise'
      when 'exec' then raise Puppet::ExecutionFailure, 'with exec'
      when 'resource' then resource.fail('with resource')
      when 'timeout' then raise Timeout::Error, 'with timeout'
      end
    end
  end
end
