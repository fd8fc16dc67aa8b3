Puppet::Type.type(:se).provide(:ruby) do
  def pw; 'old'; end
  def pw=(v); Puppet.notice("#{v.inspect} #{resource[:pw].inspect} #{resource.parameter(:pw).sensitive}"); end
  def list; ['q']; end
  def list=(v); Puppet.notice(v.inspect); end
end
