/** Values that Puppet 8 accepts for each stdlib alias, recorded from real Puppet. */
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../../../testing/evaluate.ts';
import { isInstance } from '../../../types/instance.ts';
import { findStdlibType, STDLIB_TYPE_ALIASES } from './type-aliases.ts';

const VALUES =
  "'/','/a','/a//b/','//a','a','','C:/x','C:\\\\x','\\\\\\\\srv\\\\share','//srv/share','//?/C:/x',\"/a\\u{a}b\",'C:x','0644','644','06444','u=rwx,g+r','u=rw,','+7','a=g','8','=','ug=rwX,o=','file:///a/b','file:///a//b','puppet:///modules/a/b','puppet://srv.x/a','puppet://a..b/x','http://x','HTTPS://x','ftp://x','file:///','present','file','absent','directory','link','running','latest','1.0','1.2.3.4','1.2.3.4/24','1.2.3.4/33','1.2.3.256','01.2.3.4','1.2.3','1.2.3.4/255.0.0.0',\"1.2.3.4\\u{a}\",'::','::1','1::','1:2:3:4:5:6:7:8','1:2:3:4:5:6:7::','::2:3:4:5:6:7:8','1:2:3:4:5:6:7:8:9','1::2::3','fe80::1%eth0','fe80::1%eth0/64','::1/128','::1/129','::1/','::ffff:1.2.3.4','1:2:3:4:5:6:1.2.3.4','1:2:3:4:5:1.2.3.4','1:2:3:4:5::1.2.3.4','::1.2.3.4/96','1::3:1.2.3.4','12345::','x::1',':',':::','1:2:3:4:5:6:7:','1:2:3:4:5:6:7:8/64','1:2:3:4::6:7:8','1:2:3:4::5:6:7:8','example.com','example.com.','.','-a.b','a-.b','a_b','a.b.c-d.1','a..b','localhost','a@b.c','a@b','a b@c','a@-b','a@b..c','a@','a+b.c@d-e.f','00:11:22:33:44:55','00-11-22-33-44-55','00:11:22:33:44','00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33',0,80,1024,49152,65535,65536,-1,404,600,'80',1.5,'1.5','1e5','-0','-12','012','1.',[1,'2'],[1,'x'],['1.5'],true,undef,{},{'a'=>{'b'=>1}},{''=>{}},{'a'=>1},[],'gs://x','s3://b/c','mfrggzdf==','MFRG','mF','YWJj','YW==','a===','1k','10GB','5b','5','5 k','yes','NO','maybe','kern','local7','local8','GET','get','PATCH'";

function accepted(type: string): string {
  const result = evaluateExpression(`[${VALUES}].filter |$x| { $x =~ ${type} }`);
  return 'error' in result ? result.error : result.value;
}

describe('type aliases of stdlib', () => {
  it.each([
    ['Stdlib::Absolutepath', "['/', '/a', '/a//b/', 'C:/x', 'C:\\x', '\\\\srv\\share', '//srv/share', '//?/C:/x']"],
    [
      'Stdlib::Base32',
      "['a', '644', 'present', 'file', 'absent', 'directory', 'link', 'running', 'latest', 'localhost', 'mfrggzdf==', 'MFRG', 'YW==', 'a===', '5b', '5', 'yes', 'NO', 'maybe', 'kern', 'local7', 'GET', 'get', 'PATCH']",
    ],
    [
      'Stdlib::Base64',
      "['/', '/a', '/a//b/', '//a', 'a', '//srv/share', '0644', '644', '06444', '+7', '8', 'present', 'file', 'absent', 'directory', 'link', 'running', 'latest', 'localhost', '80', '1e5', '012', 'mfrggzdf==', 'MFRG', 'mF', 'YWJj', 'YW==', '1k', '10GB', '5b', '5', 'yes', 'NO', 'maybe', 'kern', 'local7', 'local8', 'GET', 'get', 'PATCH']",
    ],
    [
      'Stdlib::Compat::Absolute_path',
      "['/', '/a', '/a//b/', '//a', 'C:/x', 'C:\\x', '\\\\srv\\share', '//srv/share', '//?/C:/x', \"/a\\nb\"]",
    ],
    ['Stdlib::Compat::Array', "[[1, '2'], [1, 'x'], ['1.5'], []]"],
    ['Stdlib::Compat::Bool', '[true]'],
    ['Stdlib::Compat::Float', "['1.0', 1.5, '1.5']"],
    ['Stdlib::Compat::Hash', "[{}, {'a' => {'b' => 1}}, {'' => {}}, {'a' => 1}]"],
    [
      'Stdlib::Compat::Integer',
      "['644', '8', 0, 80, 1024, 49152, 65535, 65536, -1, 404, 600, '80', '-0', '-12', [1, '2'], [], '5']",
    ],
    [
      'Stdlib::Compat::Ip_address',
      "['1.2.3.4', '1.2.3.4/24', '1.2.3.4/33', '1.2.3.4/255.0.0.0', \"1.2.3.4\\n\", '::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9', '1::2::3', 'fe80::1%eth0', 'fe80::1%eth0/64', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '1::3:1.2.3.4', '12345::', 'x::1', ':::', '1:2:3:4::6:7:8', '1:2:3:4::5:6:7:8', '00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33']",
    ],
    ['Stdlib::Compat::Ipv4', "['1.2.3.4', '1.2.3.4/24', '1.2.3.4/33', '1.2.3.4/255.0.0.0', \"1.2.3.4\\n\"]"],
    [
      'Stdlib::Compat::Ipv6',
      "['::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9', '1::2::3', 'fe80::1%eth0', 'fe80::1%eth0/64', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '1::3:1.2.3.4', '12345::', 'x::1', ':::', '1:2:3:4::6:7:8', '1:2:3:4::5:6:7:8', '00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33']",
    ],
    [
      'Stdlib::Compat::Numeric',
      "['644', '8', '1.0', 0, 80, 1024, 49152, 65535, 65536, -1, 404, 600, '80', 1.5, '1.5', '1e5', '-0', '-12', [1, '2'], ['1.5'], [], '5']",
    ],
    [
      'Stdlib::Compat::String',
      "['/', '/a', '/a//b/', '//a', 'a', '', 'C:/x', 'C:\\x', '\\\\srv\\share', '//srv/share', '//?/C:/x', \"/a\\nb\", 'C:x', '0644', '644', '06444', 'u=rwx,g+r', 'u=rw,', '+7', 'a=g', '8', '=', 'ug=rwX,o=', 'file:///a/b', 'file:///a//b', 'puppet:///modules/a/b', 'puppet://srv.x/a', 'puppet://a..b/x', 'http://x', 'HTTPS://x', 'ftp://x', 'file:///', 'present', 'file', 'absent', 'directory', 'link', 'running', 'latest', '1.0', '1.2.3.4', '1.2.3.4/24', '1.2.3.4/33', '1.2.3.256', '01.2.3.4', '1.2.3', '1.2.3.4/255.0.0.0', \"1.2.3.4\\n\", '::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9', '1::2::3', 'fe80::1%eth0', 'fe80::1%eth0/64', '::1/128', '::1/129', '::1/', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5:1.2.3.4', '1:2:3:4:5::1.2.3.4', '::1.2.3.4/96', '1::3:1.2.3.4', '12345::', 'x::1', ':', ':::', '1:2:3:4:5:6:7:', '1:2:3:4:5:6:7:8/64', '1:2:3:4::6:7:8', '1:2:3:4::5:6:7:8', 'example.com', 'example.com.', '.', '-a.b', 'a-.b', 'a_b', 'a.b.c-d.1', 'a..b', 'localhost', 'a@b.c', 'a@b', 'a b@c', 'a@-b', 'a@b..c', 'a@', 'a+b.c@d-e.f', '00:11:22:33:44:55', '00-11-22-33-44-55', '00:11:22:33:44', '00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33', '80', '1.5', '1e5', '-0', '-12', '012', '1.', undef, 'gs://x', 's3://b/c', 'mfrggzdf==', 'MFRG', 'mF', 'YWJj', 'YW==', 'a===', '1k', '10GB', '5b', '5', '5 k', 'yes', 'NO', 'maybe', 'kern', 'local7', 'local8', 'GET', 'get', 'PATCH']",
    ],
    ['Stdlib::CreateResources', "[{}, {'a' => {'b' => 1}}]"],
    ['Stdlib::Datasize', "['1k', '10GB', '5b']"],
    ['Stdlib::Dns::Zone', "['example.com.', '.', '1.']"],
    ['Stdlib::Email', "['a@b.c', 'a@b', 'a+b.c@d-e.f']"],
    ['Stdlib::Ensure::File', "['present', 'file', 'absent', 'directory', 'link']"],
    ['Stdlib::Ensure::File::Directory', "['absent', 'directory']"],
    ['Stdlib::Ensure::File::File', "['file', 'absent']"],
    ['Stdlib::Ensure::File::Link', "['absent', 'link']"],
    [
      'Stdlib::Ensure::Package',
      "['/', '/a', '/a//b/', '//a', 'a', 'C:/x', 'C:\\x', '\\\\srv\\share', '//srv/share', '//?/C:/x', \"/a\\nb\", 'C:x', '0644', '644', '06444', 'u=rwx,g+r', 'u=rw,', '+7', 'a=g', '8', '=', 'ug=rwX,o=', 'file:///a/b', 'file:///a//b', 'puppet:///modules/a/b', 'puppet://srv.x/a', 'puppet://a..b/x', 'http://x', 'HTTPS://x', 'ftp://x', 'file:///', 'present', 'file', 'absent', 'directory', 'link', 'running', 'latest', '1.0', '1.2.3.4', '1.2.3.4/24', '1.2.3.4/33', '1.2.3.256', '01.2.3.4', '1.2.3', '1.2.3.4/255.0.0.0', \"1.2.3.4\\n\", '::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9', '1::2::3', 'fe80::1%eth0', 'fe80::1%eth0/64', '::1/128', '::1/129', '::1/', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5:1.2.3.4', '1:2:3:4:5::1.2.3.4', '::1.2.3.4/96', '1::3:1.2.3.4', '12345::', 'x::1', ':', ':::', '1:2:3:4:5:6:7:', '1:2:3:4:5:6:7:8/64', '1:2:3:4::6:7:8', '1:2:3:4::5:6:7:8', 'example.com', 'example.com.', '.', '-a.b', 'a-.b', 'a_b', 'a.b.c-d.1', 'a..b', 'localhost', 'a@b.c', 'a@b', 'a b@c', 'a@-b', 'a@b..c', 'a@', 'a+b.c@d-e.f', '00:11:22:33:44:55', '00-11-22-33-44-55', '00:11:22:33:44', '00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33', '80', '1.5', '1e5', '-0', '-12', '012', '1.', 'gs://x', 's3://b/c', 'mfrggzdf==', 'MFRG', 'mF', 'YWJj', 'YW==', 'a===', '1k', '10GB', '5b', '5', '5 k', 'yes', 'NO', 'maybe', 'kern', 'local7', 'local8', 'GET', 'get', 'PATCH']",
    ],
    ['Stdlib::Ensure::Service', "['running']"],
    [
      'Stdlib::Filemode',
      "['0644', '644', 'u=rwx,g+r', '+7', 'a=g', '=', 'ug=rwX,o=', '-0', '-12', '012', 'a===', '5']",
    ],
    [
      'Stdlib::Filesource',
      "['/', '/a', '/a//b/', 'C:/x', 'C:\\x', '\\\\srv\\share', '//srv/share', '//?/C:/x', 'file:///a/b', 'puppet:///modules/a/b', 'puppet://srv.x/a', 'http://x', 'HTTPS://x']",
    ],
    [
      'Stdlib::Fqdn',
      "['a', '0644', '644', '06444', '8', 'present', 'file', 'absent', 'directory', 'link', 'running', 'latest', '1.0', '1.2.3.4', '1.2.3.256', '01.2.3.4', '1.2.3', 'example.com', 'a.b.c-d.1', 'localhost', '00-11-22-33-44-55', '80', '1.5', '1e5', '012', 'MFRG', 'mF', 'YWJj', '1k', '10GB', '5b', '5', 'yes', 'NO', 'maybe', 'kern', 'local7', 'local8', 'GET', 'get', 'PATCH']",
    ],
    ['Stdlib::HTTPSUrl', "['HTTPS://x']"],
    ['Stdlib::HTTPUrl', "['http://x', 'HTTPS://x']"],
    [
      'Stdlib::Host',
      "['a', '0644', '644', '06444', '8', 'present', 'file', 'absent', 'directory', 'link', 'running', 'latest', '1.0', '1.2.3.4', '1.2.3.4/24', '1.2.3.4/33', '1.2.3.256', '01.2.3.4', '1.2.3', '1.2.3.4/255.0.0.0', \"1.2.3.4\\n\", '::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9', '1::2::3', 'fe80::1%eth0', 'fe80::1%eth0/64', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '1::3:1.2.3.4', '12345::', 'x::1', ':::', '1:2:3:4::6:7:8', '1:2:3:4::5:6:7:8', 'example.com', 'a.b.c-d.1', 'localhost', '00-11-22-33-44-55', '00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33', '80', '1.5', '1e5', '012', 'MFRG', 'mF', 'YWJj', '1k', '10GB', '5b', '5', 'yes', 'NO', 'maybe', 'kern', 'local7', 'local8', 'GET', 'get', 'PATCH']",
    ],
    ['Stdlib::Http::Method', "['GET', 'PATCH']"],
    ['Stdlib::Http::Status', '[404]'],
    ['Stdlib::HttpStatus', '[404]'],
    [
      'Stdlib::IP::Address',
      "['1.2.3.4', '1.2.3.4/24', '::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '::1/128', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '::1.2.3.4/96', '1::3:1.2.3.4', '1:2:3:4:5:6:7:8/64', '1:2:3:4::6:7:8']",
    ],
    ['Stdlib::IP::Address::CIDR', "['1.2.3.4/24', 'fe80::1%eth0/64', '::1/128', '::1/', '1:2:3:4:5:6:7:8/64']"],
    [
      'Stdlib::IP::Address::Nosubnet',
      "['1.2.3.4', '::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '1::3:1.2.3.4', '1:2:3:4::6:7:8']",
    ],
    ['Stdlib::IP::Address::V4', "['1.2.3.4', '1.2.3.4/24']"],
    ['Stdlib::IP::Address::V4::CIDR', "['1.2.3.4/24']"],
    ['Stdlib::IP::Address::V4::Nosubnet', "['1.2.3.4']"],
    [
      'Stdlib::IP::Address::V6',
      "['::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '::1/128', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '::1.2.3.4/96', '1::3:1.2.3.4', '1:2:3:4:5:6:7:8/64', '1:2:3:4::6:7:8']",
    ],
    [
      'Stdlib::IP::Address::V6::Alternative',
      "['::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '::1.2.3.4/96', '1::3:1.2.3.4']",
    ],
    ['Stdlib::IP::Address::V6::CIDR', "['fe80::1%eth0/64', '::1/128', '::1/', '1:2:3:4:5:6:7:8/64']"],
    [
      'Stdlib::IP::Address::V6::Compressed',
      "['::', '::1', '1::', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '::1/128', '1:2:3:4::6:7:8']",
    ],
    ['Stdlib::IP::Address::V6::Full', "['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8/64']"],
    [
      'Stdlib::IP::Address::V6::Nosubnet',
      "['::', '::1', '1::', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '1::3:1.2.3.4', '1:2:3:4::6:7:8']",
    ],
    [
      'Stdlib::IP::Address::V6::Nosubnet::Alternative',
      "['::ffff:1.2.3.4', '1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5::1.2.3.4', '1::3:1.2.3.4']",
    ],
    [
      'Stdlib::IP::Address::V6::Nosubnet::Compressed',
      "['::', '::1', '1::', '1:2:3:4:5:6:7::', '::2:3:4:5:6:7:8', '1:2:3:4::6:7:8']",
    ],
    ['Stdlib::IP::Address::V6::Nosubnet::Full', "['1:2:3:4:5:6:7:8']"],
    [
      'Stdlib::MAC',
      "['00:11:22:33:44:55', '00-11-22-33-44-55', '00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33']",
    ],
    ['Stdlib::ObjectStore', "['gs://x', 's3://b/c']"],
    ['Stdlib::ObjectStore::GSUri', "['gs://x']"],
    ['Stdlib::ObjectStore::S3Uri', "['s3://b/c']"],
    ['Stdlib::Port', '[0, 80, 1024, 49152, 65535, 404, 600]'],
    ['Stdlib::Port::Dynamic', '[49152, 65535]'],
    ['Stdlib::Port::Ephemeral', '[49152, 65535]'],
    ['Stdlib::Port::Privileged', '[80, 404, 600]'],
    ['Stdlib::Port::Registered', '[1024]'],
    ['Stdlib::Port::Unprivileged', '[1024, 49152, 65535]'],
    ['Stdlib::Port::User', '[1024]'],
    ['Stdlib::Syslogfacility', "['kern', 'local7']"],
    ['Stdlib::Unixpath', "['/', '/a', '/a//b/']"],
    ['Stdlib::Windowspath', "['C:/x', 'C:\\x', '\\\\srv\\share', '//srv/share', '//?/C:/x']"],
    ['Stdlib::Yes_no', "['yes', 'NO']"],
  ])('%s accepts %s', (type, values) => {
    expect(accepted(type)).toBe(values);
  });

  it.each(Object.keys(STDLIB_TYPE_ALIASES))('%s can be read, and refers to no unknown name', (name) => {
    const type = findStdlibType(name.toLowerCase());
    expect(type?.kind).toBe('TypeAlias');
    expect(type !== undefined && isInstance(type, '\0')).toBe(
      name === 'Stdlib::Ensure::Package' || name === 'Stdlib::Compat::String',
    );
  });

  it('match in linear time, even for long strings that almost match', { tags: 'limit' }, () => {
    const accepting = (text: string) =>
      Object.keys(STDLIB_TYPE_ALIASES).filter((name) => {
        const type = findStdlibType(name.toLowerCase());
        return type !== undefined && isInstance(type, text);
      });
    expect(accepting(`${'a.'.repeat(20_000)}!`).toSorted()).toEqual([
      'Stdlib::Compat::String',
      'Stdlib::Ensure::Package',
    ]);
    expect(accepting(`${'/a'.repeat(20_000)}\n!`).toSorted()).toEqual([
      'Stdlib::Compat::Absolute_path',
      'Stdlib::Compat::String',
      'Stdlib::Ensure::Package',
    ]);
  });
});
