# case: {"settings": {"tags": "web", "skip_tags": "slow"}}
# What is skipped by a tag is skipped though another asks for it.
notify { 'a': tag => ['web', 'slow'] }
notify { 'b': tag => 'web' }
notify { 'c': tag => 'slow' }
