# case: {"target": {"available": {"tool": {"version": "1.0.0"}}}}
package { 'tool': ensure => installed, environment => ['A=b', 'A=c'] }
