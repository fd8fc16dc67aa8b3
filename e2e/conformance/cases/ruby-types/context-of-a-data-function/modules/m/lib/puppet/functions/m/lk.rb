Puppet::Functions.create_function(:'m::lk') do
  dispatch(:lk) { param 'String', :k; param 'Hash', :o; param 'Puppet::LookupContext', :c }
  def lk(k, o, c)
    return c.not_found unless k.start_with?('q')
    hits = c.cached_value('hits') || 0
    c.cache('hits', hits + 1)
    c.cache_all('z1' => 1, 'z2' => 2)
    [c.environment_name.to_s, c.module_name.inspect, hits, c.cache_has_key('hits'), c.cached_entries.to_a.size,
     c.interpolate('%{facts.kernel}'), c.cached_file_data(o['path']) { |d| d.size }, o.keys.sort]
  end
end
