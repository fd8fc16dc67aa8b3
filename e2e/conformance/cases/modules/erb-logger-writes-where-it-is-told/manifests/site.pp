# Ruby's own Logger, which asks what system Ruby was built for.
notice(inline_template("<%= require 'logger'; require 'stringio'; out = StringIO.new
  log = Logger.new(out, level: Logger::INFO, progname: 'deploy')
  log.formatter = proc { |severity, _time, name, message| %(#{severity} #{name}: #{message};) }
  log.debug('hidden'); log.info { 'begins' }; log.error(ArgumentError.new('odd')); log.add(Logger::WARN, 'told', 'other')
  log.level = :fatal; log.warn('hidden'); log.unknown('last'); out.string %>"))
notice(inline_template("<%= log = Logger.new(nil); [log.info('x'), log.debug?, log.level, Logger::Severity.constants.size] %>"))
notice(inline_template("<%= RbConfig::CONFIG['host_os'].start_with?('linux') %> <%= RbConfig::CONFIG['EXEEXT'].inspect %> <%= RbConfig.ruby == File.join(RbConfig::CONFIG['bindir'], RbConfig::CONFIG['ruby_install_name']) %>"))
notice(x::logged('/tmp/x-logged.log'))
