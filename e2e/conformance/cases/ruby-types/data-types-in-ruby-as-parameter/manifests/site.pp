m::d { 'x': p => M::Cls(1) }
