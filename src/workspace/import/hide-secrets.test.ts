import { expect, test } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';

const resource = (parameters: object, sensitive: readonly string[]): object => ({
  type: 'User',
  title: 'luke',
  sensitive_parameters: sensitive,
  parameters,
});

test('Values of attributes that sensitive_parameters names are replaced, in any order of the members', () => {
  const json = {
    data: {
      resources: [
        resource({ command: 'one', password: 'one' }, ['password', 'command']),
        {
          parameters: { content: { __ptype: 'Deferred', name: 'f', arguments: ['two'] } },
          sensitive_parameters: ['content'],
        },
        resource({ home: '/home/three' }, []),
        resource({ value: [{ __ptype: 'Sensitive', __pvalue: 'four' }, 'five'] }, []),
      ],
    },
  };
  const { text, count } = hideSecrets(JSON.stringify(json));
  expect(count).toBe(4);
  expect(text).not.toMatch(/one|two|four/);
  expect(JSON.parse(text)).toMatchObject({
    data: {
      resources: [
        { parameters: { command: '/bin/true [redacted]', password: '[redacted]' } },
        { parameters: { content: '[redacted]' } },
        { parameters: { home: '/home/three' } },
        { parameters: { value: [{ __ptype: 'Sensitive', __pvalue: '[redacted]' }, 'five'] } },
      ],
    },
  });
  expect(hideSecrets(text)).toEqual({ text, count: 0 });
});

test('Everything else stays as it is', () => {
  const text =
    '{\n  "a": 12345678901234567890,\n  "parameters": {"p\\u0061ss": 1.50, "b": "x"},\n  "sensitive_parameters": ["pass"]\n}\n';
  expect(hideSecrets(text)).toEqual({ text: text.replace('1.50', '"[redacted]"'), count: 1 });
});
