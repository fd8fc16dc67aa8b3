notice(f3(undef, [undef], {a => undef}, /x/, File["/a"], Class["b"], 1.0, Integer, default, Sensitive("x"), SemVer("1.0.0"), true))
