import { describe, expect, it } from 'vitest';
import { CLIENT_RENDERED, FRAME, takeShownFrame } from './hydrationMarks.ts';

const TEMPLATE = `<template id="${FRAME}"><div id="shown-frame"><p>Loading</p></div></template>`;

function open(html: string): [Document, Element] {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.setAttribute(CLIENT_RENDERED, '');
  page.body.innerHTML = `<div id="root"><p>Written</p></div>${html}`;
  return [page, page.querySelector('#root') as Element];
}

describe('the loading frame of a server-rendered page', () => {
  it('leaves nothing behind where it was not needed', () => {
    const [page, root] = open(TEMPLATE);
    expect(takeShownFrame(page, root)).toBe(false);
    expect(page.querySelector('template')).toBeNull();
    expect(root.textContent).toBe('Written');
  });

  it('becomes what the page shows where it was on show, and leaves nothing behind', () => {
    const [page, root] = open(`${TEMPLATE}<div id="shown-frame"><p>Loading</p></div>`);
    expect(takeShownFrame(page, root)).toBe(true);
    expect(page.querySelectorAll('template, #shown-frame')).toHaveLength(0);
    expect(root.textContent).toBe('Loading');
    expect(page.documentElement.hasAttribute(CLIENT_RENDERED)).toBe(false);
  });
});
