/** Expectations recorded from real Puppet 8 with stdlib. */
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../../../testing/evaluate.ts';

function valueOf(text: string): string {
  const result = evaluateExpression(text);
  return 'error' in result ? `Error: ${result.error}` : result.value;
}

describe('checks and addresses', () => {
  it.each([
    ["stdlib::ip_in_range('192.168.1.5','192.168.1.0/24')", 'true'],
    ["stdlib::ip_in_range('192.168.1.5',['10.0.0.0/8','192.168.0.0/255.255.0.0'])", 'true'],
    ["stdlib::ip_in_range('2001:db8::5','2001:db8::/32')", 'true'],
    ["stdlib::ip_in_range('2001:db8::5','10.0.0.0/8')", 'false'],
    ["stdlib::ip_in_range('10.0.0.1',[])", 'false'],
    ["stdlib::ip_in_range('10.0.0.0/24','10.0.0.0/16')", 'true'],
    ["enclose_ipv6(['2001:db8:0:0:0:0:0:1','192.0.2.1','::1','*'])", "['[2001:db8::1]', '192.0.2.1', '[::1]', '*']"],
    ["enclose_ipv6('::ffff:1.2.3.4')", "['[::ffff:1.2.3.4]']"],
    ["enclose_ipv6('2001:db8::/32')", "['[2001:db8::]']"],
    ["enclose_ipv6(['::1','::1',undef])", "['[::1]']"],
    ["enclose_ipv6('0:0:1:0:0:0:0:1')", "['[0:0:1::1]']"],
    ["enclose_ipv6('1:0:0:2:0:0:0:3')", "['[1:0:0:2::3]']"],
    ['is_hash({})', 'true'],
    ['is_hash([])', 'false'],
    ['is_integer(1)', 'true'],
    ["is_integer('1')", 'true'],
    ["is_domain_name('example.com')", 'true'],
    ["is_domain_name('example.com.')", 'true'],
    ["is_domain_name('.')", 'true'],
    ["is_domain_name('-a.com')", 'false'],
    ["is_domain_name('a_b.com')", 'false'],
    ["is_domain_name('example.123')", 'false'],
    ["is_email_address('a@b.com')", 'true'],
    ["is_email_address('a@b')", 'false'],
    ["is_email_address('a.b+c@b-d.co.uk')", 'true'],
    ["is_email_address('a..b@b.com')", 'false'],
    ['is_email_address(1)', 'false'],
    ['is_email_address([1])', 'false'],
    ["is_mac_address('00:11:22:33:44:55')", 'true'],
    ["is_mac_address('0:1:2:3:4:5')", 'true'],
    ["is_mac_address('00-11')", 'false'],
    ["is_function_available('include')", 'true'],
    ["is_function_available('pick')", 'true'],
    ["is_function_available('nope')", 'false'],
    ['is_function_available(1)', 'false'],
    ["is_function_available('split')", 'true'],
    ["is_function_available('each')", 'true'],
    ['is_a(1,Integer)', 'true'],
    ["is_a('x',Integer)", 'false'],
    ['type_of(1)', 'Integer[1, 1]'],
    ["type_of('a')", 'String'],
    ["type_of([1,'a'])", 'Tuple[Integer[1, 1], String]'],
    ['type_of(undef)', 'Undef'],
    ["validate_legacy(String,'validate_string','a')", 'undef'],
    ["validate_legacy('Optional[String]','validate_string','a')", 'undef'],
    ["validate_legacy(Array,'validate_slength',[],1)", 'undef'],
    ["validate_email_address('a@b.com')", 'undef'],
    ['stdlib::type_of([1])', 'Tuple[Integer[1, 1]]'],
    ["stdlib::validate_domain_name('a.b','.')", 'undef'],
    ["stdlib::validate_email_address('a@b')", 'undef'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each([
    ["stdlib::ip_in_range('192.168.1.5','x')", 'invalid address: '],
    ["stdlib::ip_in_range('x','10.0.0.0/8')", 'invalid address: '],
    ["enclose_ipv6('foo')", 'enclose_ipv6(): Wrong argument given foo is not an ip address.'],
    ["enclose_ipv6('')", 'enclose_ipv6(): Wrong argument given  is not an ip address.'],
    ["has_interface_with('eth0')", "Undefined variable 'interfaces'; "],
    ["has_interface_with('ipaddress','127.0.0.1')", "Undefined variable 'interfaces'; "],
    ["has_ip_network('127.0.0.0')", "Undefined variable 'interfaces'; "],
    ['is_hash()', 'is_hash(): Wrong number of arguments given (0 for 1)'],
    ['is_domain_name()', 'is_domain_name(): Wrong number of arguments given 0 for 1'],
    ['is_mac_address(1)', 'no implicit conversion of Integer into String'],
    ['is_mac_address()', 'is_mac_address(): Wrong number of arguments given 0 for 1'],
    ['type_of()', "'type_of' expects 1 argument, got none"],
    ["validate_domain_name('a.b','-x')", '"-x" is not a syntactically correct domain name'],
    ['validate_domain_name()', 'validate_domain_name(): wrong number of arguments (0; must be > 0)'],
    ["validate_email_address('a@b')", '"a@b" is not a valid email address'],
    ["deprecation('k')", "'deprecation' expects 2 arguments, got 1"],
    ['stdlib::validate_domain_name()', 'stdlib::validate_domain_name(): Wrong number of arguments need at least one'],
    [
      "stdlib::validate_email_address('x')",
      "'stdlib::validate_email_address' parameter 'values' expects a match for Stdlib::Email = Pattern[/\\A[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\\z/], got 'x'",
    ],
    [
      'stdlib::validate_email_address()',
      'stdlib::validate_email_address(): Wrong number of arguments need at least one',
    ],
  ])('%s fails: %s', (text, message) => {
    expect(valueOf(text)).toContain(`Error while evaluating a Function Call, ${message} (file: test.pp`);
  });
});
