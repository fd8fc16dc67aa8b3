class b { notice('vendor b') }
