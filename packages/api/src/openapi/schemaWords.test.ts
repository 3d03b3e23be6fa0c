import { describe, expect, it } from 'vitest';
import { html } from './html.ts';
import { wordsFor } from './schemaWords.ts';
import type { Schema } from './schemaWords.ts';

const CASES: [words: string, schema: Schema | boolean][] = [
  ['anything', true],
  ['anything', {}],
  ['text, at most 1 character', { type: 'string', maxLength: 1 }],
  ['text, at least 2 characters, matching <code>^a</code>', { type: 'string', minLength: 2, pattern: '^a' }],
  ['whole number, at least 0', { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
  ['text or null, at most 9 characters', { type: ['string', 'null'], maxLength: 9 }],
  ['one of <code>1</code>, <code>true</code>', { enum: [1, true] }],
  ['always <code>false</code>', { type: 'boolean', const: false }],
  [
    'date and time, such as 2024-06-01T12:00:00.000Z',
    { type: 'string', format: 'date-time', pattern: '^long$' },
  ],
  ['list, each number, at least 1 entry', { type: 'array', items: { type: 'number' }, minItems: 1 }],
  ['<a href="#User">User</a> or null', { anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] }],
  ['object of <code>ok</code> (true or false)', { type: 'object', properties: { ok: { type: 'boolean' } } }],
  ['object, each value text', { type: 'object', additionalProperties: { type: 'string' } }],
];

describe('what a value may be', () => {
  it.each(CASES)('reads “%s”', (words, schema) => {
    expect(wordsFor(schema).html).toBe(words);
  });

  it('never becomes a tag of the page', () => {
    const pattern = `"><script>alert('&')</script>`;
    expect(wordsFor({ type: 'string', pattern }).html).toBe(
      'text, matching <code>&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</code>',
    );
    expect(html`${[html`<b>${'<i>'}</b>`, 2]}`.html).toBe('<b>&lt;i&gt;</b>2');
  });
});
