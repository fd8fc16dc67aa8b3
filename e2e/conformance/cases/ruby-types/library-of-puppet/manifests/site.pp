m::constants().each |$line| { notice($line) }
['ini', 'modes', 'versions', 'retry', 'tags', 'http', 'logs', 'parser', 'others'].each |$part| { m::use($part).each |$line| { notice("${part}: ${line}") } }
