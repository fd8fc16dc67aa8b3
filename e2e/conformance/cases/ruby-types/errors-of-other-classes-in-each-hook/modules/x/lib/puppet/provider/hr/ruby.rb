Puppet::Type.type(:hr).provide(:ruby) do
  def n; resource[:name]; end
  def exists?; raise 'exists bad' if n == 'exists'; !%w[create].include?(n); end
  def create; raise Puppet::Error, 'create bad'; end
  def destroy; raise ArgumentError, 'destroy bad'; end
  def size; raise Puppet::Error, 'getter bad' if n == 'getter'; 0; end
  def size=(v); raise Puppet::ExecutionFailure, 'setter bad' if n == 'setter'; n == 'nomethod' && nil.upcase; end
  def flush; fail 'flush bad' if n == 'flush'; end
  def other; raise NotImplementedError, 'other bad'; end
end
