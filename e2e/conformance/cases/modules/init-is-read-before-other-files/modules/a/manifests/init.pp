class a { }
class a::deep { notice("deep") }
