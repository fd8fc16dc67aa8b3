Puppet::Functions.create_function(:'m::use') do
  dispatch(:use) { param 'String', :part }

  def use(part)
    send("use_#{part}")
  end

  def tried
    yield.inspect
  rescue Exception => e
    "#{e.class}: #{e.message.sub(/after [\d.]+ seconds/, 'after a while').lines.first.chomp}"
  end

  def use_ini
    require 'puppet/util/inifile'
    file = Puppet::Util::IniConfig::PhysicalFile.new('/tmp/a.ini')
    file.parse("# first\n[one]\na=1\n  b = 2\n   more\n; c\n[two]\nx=y\n")
    one = file.get_section('one')
    one['a'] = 'changed'
    one['new'] = 'z'
    file.get_section('two').destroy = true
    [
      file.sections.map(&:name).inspect, one['b'].inspect, one.dirty?.inspect, file.format.inspect,
      tried { file.add_section('one') },
      tried { Puppet::Util::IniConfig::PhysicalFile.new('/tmp/b.ini').parse("x=1\n") },
      tried { Puppet::Util::IniConfig::PhysicalFile.new('/tmp/b.ini').parse("[a]\nnothing\n") },
      tried { Puppet::Util::IniConfig::File.new.read('/tmp/no/such.ini') }
    ]
  end

  def use_modes
    mode = Class.new { include Puppet::Util::SymbolicFileMode }.new
    %w[644 0644 u=rw,g=r a+x u+s,g-w +t g=u u=rwx,o= X 9 88 u+X a=rX ug+z].map do |each|
      [each, tried { mode.valid_symbolic_mode?(each) }, tried { mode.normalize_symbolic_mode(each) }, tried { mode.symbolic_mode_to_int(each, 0o640).to_s(8) }].join(' ')
    end
  end

  def use_versions
    require 'puppet/util/package/version/range'
    require 'puppet/util/package/version/gem'
    gem = Puppet::Util::Package::Version::Gem
    range = Puppet::Util::Package::Version::Range
    [
      tried { gem.parse('1.2.3').to_s }, tried { gem.parse('a b') }, tried { range.parse('>=1.0 <2.0', gem).to_s },
      tried { range.parse('>=1.0 <2.0', gem).include?(gem.parse('1.5')) }, tried { range.parse('<1.0', gem).include?(gem.parse('1.0')) },
      tried { range.parse('1.0', gem).include?(gem.parse('1.0')) }, tried { range.parse('=~1', gem) }, tried { range.parse(1, gem) }
    ]
  end

  def use_retry
    require 'puppet/util/retry_action'
    count = 0
    [
      tried { Puppet::Util::RetryAction.retry_action(retries: 1) { (count += 1) < 2 ? raise('first') : count } },
      tried { Puppet::Util::RetryAction.retry_action(retries: 0) { raise 'always' } },
      tried { Puppet::Util::RetryAction.retry_action }, tried { Puppet::Util::RetryAction.retry_action({}) { 1 } }
    ]
  end

  def use_tags
    tagged = Class.new { include Puppet::Util::Tagging }.new
    tagged.tag('One', 'a::b')
    [tagged.tags.to_a.sort.inspect, tagged.tagged?('ONE').inspect, tagged.tagged?('two').inspect, tried { tagged.tag('no way') }]
  end

  def use_http
    require 'puppet/network/http_pool'
    [
      tried { Puppet.runtime[:http].get(URI('http://nowhere.invalid/x')) }, tried { Puppet.runtime[:http].post(URI('http://nowhere.invalid/x'), nil) },
      tried { Puppet.runtime[:facter].value('kernel') }, tried { Puppet.runtime[:nothing] },
      tried { Puppet::Network::HttpPool.connection('nowhere.invalid', 8081) }, tried { Net::HTTP.get(URI('http://nowhere.invalid/x')) },
      tried { Net::HTTP.get(URI('http://127.0.0.1:9/')) }, tried { TCPSocket.new('nowhere.invalid', 1) },
      tried { Puppet::SSL::SSLProvider.new.create_insecure_context.verify_peer }, tried { Puppet::HTTP::ResponseError.instance_method(:response).name }
    ]
  end

  def use_logs
    Puppet::Util::Log.create(level: :warning, message: 'created')
    Puppet::Util::Log.new(level: :notice, message: 'made')
    2.times { Puppet::Util::Warnings.warnonce('only once') }
    [Puppet::Util::Log.levels.inspect, tried { Puppet::Util::Log.create(level: :loud, message: 'x') }, tried { Puppet::Util::Log.create(message: 'x') }]
  end

  def use_parser
    parser = Puppet::Pops::Parser::EvaluatingParser.new
    [
      tried { parser.evaluate_string(closure_scope, '1 + 2') }, tried { parser.evaluate_string(closure_scope, '[1, 2].map |$x| { $x * 2 }') },
      tried { parser.parse_string('1 + 2').class },
      tried { Puppet::Pops::Lookup::HieraConfig.symkeys_to_string({ a: { b: [{ c: :d }] } }) },
      tried { Puppet::Pops::Evaluator::Runtime3ResourceSupport.find_resource_type_or_class(closure_scope, 'file') },
      tried { Puppet::Pops::Evaluator::Runtime3ResourceSupport.find_resource_type_or_class(closure_scope, 'no_such') }
    ]
  end

  def use_others
    %w[
      puppet/type/file puppet/type/service puppet/type/file/owner puppet/provider/package/gem puppet/provider/exec puppet/util/diff puppet/util/plist
      puppet/util/pidlock puppet/indirector/code puppet/feature/base puppet/http puppet/network/http_pool puppet/transaction/report rubygems openssl
      puppet/no/such puppet/util/no_such
    ].map { |path| "#{path} #{tried { require(path); true }}" } + [
      tried { Puppet::Util::Storage.cache(:key)[:a] = 1 }, tried { Puppet::Util::Storage.cache(1) }, tried { OpenSSL::Digest::SHA256.hexdigest('x') },
      tried { OpenSSL::HMAC.hexdigest('SHA256', 'k', 'x') }, tried { OpenSSL::PKCS5.pbkdf2_hmac('a', 'b', 10, 20, 'sha256').unpack1('H*') },
      tried { OpenSSL::SSL::VERIFY_PEER }, tried { OpenSSL::PKey::RSA.new(512).public_key.class }, tried { Net::HTTPNotModified.superclass },
      tried { Puppet::Node::Facts.new('n', { 'a' => :b }).tap(&:sanitize).values }
    ]
  end
end
