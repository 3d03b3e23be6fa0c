import { describe, expect, it } from 'vitest';
import { visitorFormUrl } from './visitorForms.ts';
import { nextPath, visitorPlace } from './visitorPlace.ts';

const placeOf = (address: string) => visitorPlace(new URL(address, 'https://friends.example.com'));

describe('the page after log in', () => {
  it.each([
    '',
    'messages',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '\\\\evil.example',
    '/messages\\..\\x',
    'javascript:alert(1)',
    ' /messages',
    '/',
    '/login',
    '/login?next=/login',
    '/logout',
    '/login/appeal',
    '/login/return',
    '/api/auth/me',
    '/./api/auth/me',
    '/assets/app.js',
  ])('is not %j', (address) => {
    expect(nextPath(address)).toBeUndefined();
  });

  it.each([
    ['/messages', '/messages'],
    ['/messages?with=ben#last', '/messages?with=ben#last'],
    ['/events/../friends', '/friends'],
    ['/wörter', '/w%C3%B6rter'],
    ['/messages?to=//evil.example', '/messages?to=//evil.example'],
  ])('is %j where that was asked for', (address, expected) => {
    expect(nextPath(address)).toBe(expected);
  });
});

describe('the address of a form', () => {
  it.each([
    { form: 'log-in', next: undefined },
    { form: 'sign-up', next: undefined },
    { form: 'help', next: '/messages?with=ben&page=2' },
  ] as const)('opens what it was made for: %j', (place) => {
    expect(placeOf(visitorFormUrl(place))).toEqual(place);
  });

  it('opens Log In where it names no form that there is', () => {
    expect(placeOf('/login?form=admin').form).toBe('log-in');
    expect(placeOf('/login').form).toBe('log-in');
  });

  it('of a page of members opens Log In, and that page after it', () => {
    expect(placeOf('/messages?with=ben')).toEqual({ form: 'log-in', next: '/messages?with=ben' });
  });
});
