# case: {"target": {"services": {"web": {"ensure": "running", "enable": "true"}}}}
# What is audited for the first time is noted, for what is not there too.
user { 'daemon': audit => all }
service { 'web': audit => [ensure, enable] }
package { 'nothing': audit => ensure }
