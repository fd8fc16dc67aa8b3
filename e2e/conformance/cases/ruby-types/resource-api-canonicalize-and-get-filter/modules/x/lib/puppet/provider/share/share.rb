class Puppet::Provider::Share::Share
  def canonicalize(_context, resources)
    resources.each { |resource| resource[:path] = resource[:path].downcase if resource[:path] }
  end

  def get(_context, names)
    table = { 'a' => { path: '/srv/a' }, 'b' => { path: '/old', size: 4 }, 'c' => { path: '/srv/c' } }
    names.map { |name| { name: name, ensure: 'present', **table[name] } }
  end

  def set(_context, changes)
    changes.each { |name, change| Puppet.notice("#{name}: #{change[:is].inspect} to #{change[:should].inspect}") }
  end
end
