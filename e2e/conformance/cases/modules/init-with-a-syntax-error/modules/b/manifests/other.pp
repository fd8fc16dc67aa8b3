class b::other { notice("other") }
