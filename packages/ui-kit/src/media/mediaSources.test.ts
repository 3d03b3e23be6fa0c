import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MediaLoaderProvider, type MediaLoader } from './mediaLoader.ts';
import { usePictureSources, useSmallPicture } from './mediaSources.ts';

const SERVER: MediaLoader = {
  widths: [320, 640, 1280],
  atWidth: (address, width) => `${address}?width=${width}`,
};

// React preloads what is not lazy.
function Picture({ natural }: { natural: number | undefined }) {
  return createElement('img', { loading: 'lazy', ...usePictureSources('/a', natural) });
}

function Face() {
  return createElement('img', { loading: 'lazy', src: useSmallPicture('/a') });
}

const rendered = (part: ReactElement, loader?: MediaLoader) =>
  renderToStaticMarkup(loader ? createElement(MediaLoaderProvider, { value: loader }, part) : part);

describe('a picture', () => {
  it('is loaded by its address where nobody says how', () => {
    expect(rendered(createElement(Picture, { natural: 900 }))).toBe('<img loading="lazy" src="/a"/>');
    expect(rendered(createElement(Face))).toBe('<img loading="lazy" src="/a"/>');
  });

  it.each([
    [100, '/a?width=320 100w'],
    [320, '/a?width=320 320w'],
    [900, '/a?width=320 320w, /a?width=640 640w, /a?width=1280 900w'],
    [4000, '/a?width=320 320w, /a?width=640 640w, /a?width=1280 1280w'],
  ])('of %i pixels is offered in the widths it has', (natural, srcSet) => {
    const html = rendered(createElement(Picture, { natural }), SERVER);
    expect(html).toBe(`<img loading="lazy" src="/a?width=1280" srcSet="${srcSet}"/>`);
  });

  it('of unknown size has one width', () => {
    expect(rendered(createElement(Picture, { natural: undefined }), SERVER)).toBe(
      '<img loading="lazy" src="/a?width=1280"/>',
    );
  });

  it('of a face is the smallest there is', () => {
    expect(rendered(createElement(Face), SERVER)).toBe('<img loading="lazy" src="/a?width=320"/>');
  });

  it('is not asked for by its address where it has to be opened', () => {
    const open = () => ({ source: Promise.resolve(''), release: () => {} });
    expect(rendered(createElement(Picture, { natural: 900 }), { ...SERVER, open })).toBe(
      '<img loading="lazy"/>',
    );
  });
});
