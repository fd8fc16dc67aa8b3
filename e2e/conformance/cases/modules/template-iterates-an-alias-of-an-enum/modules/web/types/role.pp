type Web::Role = Enum['master', 'replica', 'standalone']
