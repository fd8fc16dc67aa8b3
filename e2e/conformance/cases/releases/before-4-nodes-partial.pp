# nodes partial, as releases before 4 take it.
node playground { notice('short') }
node default { notice('default') }
