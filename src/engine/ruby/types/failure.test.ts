import { describe, expect, it } from 'vitest';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { ArgumentFailure, TypeFailure } from '../../resource-types/failure.ts';
import { RubyCrash, RubyError } from '../machine/ruby-error.ts';
import { RubyRaised, toFailure, toPuppetError } from './failure.ts';

const raised = (name: string, above: readonly string[] = []): RubyError =>
  new RubyError({
    class: name,
    ancestors: [name, ...above],
    message: 'no',
    backtrace: ['/etc/puppetlabs/code/environments/production/lib/x.rb:3:in `go`'],
  });

describe('an error of Ruby', () => {
  it('is a failure of its kind', () => {
    expect(toFailure(raised('Puppet::DevError', ['Puppet::Error', 'StandardError']))).toBeInstanceOf(TypeFailure);
    expect(toFailure(raised('ArgumentError', ['StandardError']))).toBeInstanceOf(ArgumentFailure);
    expect(toFailure(raised('NoMethodError', ['StandardError']))).toBeInstanceOf(RubyRaised);
    expect(toFailure(new RubyCrash('exit'))).toMatchObject({ message: 'exit' });
  });

  it('names the place where Ruby stopped', () => {
    expect(toFailure(raised('SystemStackError'))).toMatchObject({ message: 'no (SystemStackError) at lib/x.rb:3' });
    expect(toFailure(raised('SystemExit'))).toMatchObject({ message: 'Ruby called exit at lib/x.rb:3' });
  });

  it("ends a run as an error of Ruby's class, with the place of the resource for Puppet's own errors about resources", () => {
    const place = { file: 'site.pp', line: 2 };
    expect(toPuppetError(raised('Puppet::ResourceError', ['Puppet::Error', 'StandardError']), place)).toMatchObject({
      place,
    });
    const error = toPuppetError(raised('KeyError', ['StandardError']), place);
    expect(error).toBeInstanceOf(PuppetError);
    expect(error).toMatchObject({ errorClass: 'Puppet::Error', place: undefined });
  });
});
