notice(Foo::Bar) notice("1" =~ Foo::Bar)
