require 'timeout'

Puppet::Type.type(:waiter).provide(:ruby) do
  class TooLong < StandardError; end

  def value = 'none'

  def value=(value)
    case resource[:name]
    when 'soon' then Puppet.notice(Timeout.timeout(2) { execute('echo done'); 'in time' })
    when 'late' then Timeout.timeout(1) { execute('sleep 2') }
    when 'own' then Timeout.timeout(1, TooLong, 'too long') { execute('sleep 2') }
    when 'asleep'
      begin
        Timeout.timeout(0.5) { sleep 1 }
      rescue Timeout::Error => e
        Puppet.notice("#{e.class} #{e.message}")
      end
    when 'outer'
      begin
        Timeout.timeout(0.5) { Timeout.timeout(3) { sleep 1 } }
      rescue Timeout::Error => e
        Puppet.notice("outer #{e.message}")
      end
    when 'none' then Puppet.notice(Timeout.timeout(nil) { sleep 0.1; 'no limit' })
    end
  end
end
