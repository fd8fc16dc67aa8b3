# Templates name libraries that Puppet's own process has loaded, without a word that loads them.
$address = '10.1.2.3/8'
notice(inline_template('<%= IPAddr.new(@address).to_range.first %>'))
notice(inline_template('<%= Base64.strict_encode64(@address) %>'))
notice(inline_template('<%= Benchmark.respond_to?(:realtime) %>'))
notice(inline_template('<%= Zlib.crc32(@address) %>'))
notice(inline_template('<%= [Resolv, Socket, Open3, OpenSSL, Monitor, Net::HTTP].map(&:name).join(" ") %>'))
