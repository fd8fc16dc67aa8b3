define a::extra { notice("extra ${title}") }
