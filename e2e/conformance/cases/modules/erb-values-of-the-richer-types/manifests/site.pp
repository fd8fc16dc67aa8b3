$s = Sensitive('secret')
$t = File['/x']
$ty = Integer[1, 2]
$l = [undef, default, 1.0]
$tst = Timestamp('2020-01-01T00:00:00Z')
$ts = Timespan('1-00:00:00')
$b = Binary('YWJj')
$u = URI('http://a/b')
$big = 9007199254740993
notice(inline_template('<%= @s.inspect %> <%= @s %> <%= @s.unwrap %> <%= @t.class %> <%= @t %> <%= @t.type_name %> <%= @t.title %> <%= @ty.class %> <%= @ty %> <%= @ty.instance?(2) %>'))
notice(inline_template('<%= @l.inspect %> <%= @tst %> <%= @tst.class %> <%= @ts %> <%= @ts.class %> <%= @b %> <%= @b.class %> <%= @u %> <%= @u.class %> <%= @big.inspect %>'))
