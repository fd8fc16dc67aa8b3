['fail', 'self', 'dev', 'raise', 'exec', 'resource', 'timeout'].each |$k| { fk { $k: kind => $k, p => 1 } }
