class b { notice('own b') }
