import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { findingsOn } from './engines.ts';
import { toHtml } from './report/html.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
});
afterAll(() => browser.close());

/** A page without a fault, but for what is put in. */
const pageWith = (content: string, { lang = 'lang="en"', head = '<title>Planted</title>' } = {}): string =>
  `<!doctype html><html ${lang}><head>${head}<style>a, button, input { min-block-size: 3rem; min-inline-size: 3rem; }</style></head>
<body><main><h1>Planted</h1>${content}</main></body></html>`;

async function rulesFoundIn(html: string, viewed: 'page' | 'story' = 'page'): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return (await findingsOn(page, viewed)).map(({ engine, rule }) => `${engine} ${rule}`);
  } finally {
    await page.close();
  }
}

/** Each with the rules that have to find it. */
const planted: readonly [defect: string, rules: string[], html: string][] = [
  ['a button without a name', ['axe button-name', 'ibm input_label_exists'], pageWith('<button></button>')],
  ['a link without a name', ['axe link-name', 'ibm a_text_purpose'], pageWith('<a href="/"></a>')],
  ['a picture without words', ['axe image-alt', 'ibm img_alt_valid'], pageWith('<img src="data:,">')],
  ['a field without a label', ['axe label', 'ibm input_label_exists'], pageWith('<input>')],
  [
    'words of low contrast',
    ['axe color-contrast', 'ibm text_contrast_sufficient'],
    pageWith('<p style="color: #777; background: #fff">Words</p>'),
  ],
  [
    'a language that there is not',
    ['axe html-lang-valid', 'ibm html_lang_valid'],
    pageWith('', { lang: 'lang="xx-nowhere"' }),
  ],
  ['no language', ['axe html-has-lang', 'ibm html_lang_exists'], pageWith('', { lang: '' })],
  ['no title', ['axe document-title', 'ibm page_title_exists'], pageWith('', { head: '' })],
  [
    'a part in a language that there is not',
    ['axe valid-lang', 'ibm element_lang_valid'],
    pageWith('<p lang="qqqq1">Words</p>'),
  ],
  [
    'a target that is too small',
    ['axe target-size'],
    pageWith(
      '<div><button style="all: unset; font-size: 6px">a</button><button style="all: unset; font-size: 6px">b</button></div>',
    ),
  ],
  [
    'a role that there is not',
    ['axe aria-roles', 'ibm aria_role_allowed'],
    pageWith('<div role="knob">Words</div>'),
  ],
  [
    'a state that its role does not have',
    ['axe aria-allowed-attr'],
    pageWith('<p role="heading" aria-level="2" aria-checked="true">Words</p>'),
  ],
  [
    'a value that its state does not have',
    ['axe aria-valid-attr-value', 'ibm aria_attribute_value_valid'],
    pageWith('<button aria-expanded="maybe">Words</button>'),
  ],
  [
    'a focus in what is hidden',
    ['axe aria-hidden-focus', 'ibm aria_hidden_nontabbable'],
    pageWith('<div aria-hidden="true"><button>Words</button></div>'),
  ],
  [
    'a name that refers to nothing',
    ['axe label', 'ibm aria_id_unique', 'ibm input_label_exists'],
    pageWith('<input aria-labelledby="nothing">'),
  ],
  ['an item outside of a list', ['axe listitem'], pageWith('<div><li>Words</li></div>')],
  ['a list with something else in it', ['axe list'], pageWith('<ul><p>Words</p></ul>')],
  [
    'a table whose headings name nothing',
    ['axe td-headers-attr', 'ibm table_headers_ref_valid'],
    pageWith('<table><tr><th headers="nothing">A</th></tr><tr><td headers="nothing">1</td></tr></table>'),
  ],
  [
    'a page that loads itself again',
    ['axe meta-refresh'],
    pageWith('', { head: '<title>Planted</title><meta http-equiv="refresh" content="30">' }),
  ],
  [
    'a zoom that is taken away',
    ['axe meta-viewport'],
    pageWith('', { head: '<title>Planted</title><meta name="viewport" content="user-scalable=no">' }),
  ],
  [
    'a slider without a value',
    ['axe aria-required-attr', 'ibm aria_attribute_required'],
    pageWith('<div role="slider" aria-label="Volume" tabindex="0"></div>'),
  ],
  [
    'a button in a button',
    ['axe nested-interactive'],
    pageWith('<div role="button" tabindex="0">Words <button>More</button></div>'),
  ],
  [
    'words of a contrast below 7:1',
    ['axe color-contrast-enhanced'],
    pageWith('<p style="color: #666; background: #fff">Words</p>'),
  ],
  [
    'two links that say the same and lead elsewhere',
    ['axe identical-links-same-purpose'],
    pageWith(
      '<p><a href="https://example.com/a">More</a></p><p><a href="https://example.com/b">More</a></p>',
    ),
  ],
  [
    'a page that loads itself again after 20 hours',
    ['axe meta-refresh-no-exceptions'],
    pageWith('', { head: '<title>Planted</title><meta http-equiv="refresh" content="72001">' }),
  ],
  [
    'a page for one orientation',
    ['axe css-orientation-lock', 'ibm element_orientation_unlocked'],
    pageWith('<p>Words</p>', {
      head: '<title>Planted</title><style>@media (orientation: portrait) { html { transform: rotate(90deg); } }</style>',
    }),
  ],
  [
    'a line height that cannot be changed',
    ['ibm text_spacing_valid'],
    pageWith('<p style="line-height: 1 !important">Words</p>'),
  ],
  [
    'letter spacing that cannot be changed',
    ['axe avoid-inline-spacing', 'ibm text_spacing_valid'],
    pageWith('<p style="letter-spacing: 0.01em !important">Words</p>'),
  ],
  [
    'a table heading without cells',
    ['axe th-has-data-cells'],
    pageWith('<table><tr><th scope="col">A</th><th scope="col">B</th></tr><tr><td>1</td></tr></table>'),
  ],
  [
    'a list box without options',
    ['axe aria-required-children'],
    pageWith('<div role="listbox" aria-label="Friends" tabindex="0"></div>'),
  ],
  ['an id twice', ['axe duplicate-id'], pageWith('<p id="a">Words</p><p id="a">More</p>')],
];

describe('the engines of the audit', () => {
  it('find nothing on a page without a fault', async () => {
    expect(await rulesFoundIn(pageWith('<p>Words</p><button>Press</button>'))).toEqual([]);
  });

  it.each(planted)('find %s by its rules: %j', async (_, rules, html) => {
    expect(await rulesFoundIn(html)).toEqual(expect.arrayContaining(rules));
  });

  it('look at no page with frames, whose inside axe would not see', async () => {
    const page = pageWith('<iframe title="Inside" srcdoc="<p>Words</p>"></iframe>');
    await expect(rulesFoundIn(page)).rejects.toThrow('frames');
  });

  const part = (content: string) =>
    `<html lang="en"><head></head><body><style>button { min-block-size: 3rem; }</style>${content}</body></html>`;

  it('ask of a page alone what a part of one cannot have: a title, an h1, landmarks', async () => {
    const whole = part('<p>Words</p><button>Press</button>');
    expect(await rulesFoundIn(whole, 'page')).toEqual(
      expect.arrayContaining([
        'axe document-title',
        'axe landmark-one-main',
        'axe page-has-heading-one',
        'axe region',
      ]),
    );
    expect(await rulesFoundIn(whole, 'story')).toEqual([]);
  });

  it.each([
    ['without a name', 'axe button-name', '<button></button>'],
    ['of low contrast', 'axe color-contrast', '<p style="color: #777; background: #fff">Words</p>'],
  ])('find in a story what is %s: %s', async (_, rule, content) => {
    expect(await rulesFoundIn(part(content), 'story')).toContain(rule);
  });
});

describe('the report that says what was found', () => {
  const found = {
    engine: 'axe',
    rule: 'button-name',
    impact: 'critical',
    message: 'Buttons must have text',
    mend: 'Give it a name',
    help: 'https://example.com/',
    where: 'button',
    html: '<button></button>',
  } as const;
  const view = {
    state: 'home, busy',
    route: '/',
    address: '/?scenario=busy',
    presses: [],
    mode: 'light',
    width: 320,
    picture: 'data:,',
    findings: [found],
  };
  /** Differs in all that the list can be narrowed down by. */
  const other = {
    ...view,
    state: 'friends, busy',
    route: '/friends',
    mode: 'dark',
    findings: [
      { ...found, engine: 'ibm', rule: 'label', impact: 'serious', message: 'It needs a label' } as const,
    ],
  };
  const made = { date: '2026-11-26', commit: 'abc', engines: { axe: '4', ibm: '4' } };
  const report = toHtml({ made, fresh: [], mended: ['a'], first: 1, views: [view, other], failed: ['b'] });

  it.each([1280, 320])('has none of it itself, %i px wide', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.setContent(report);
    expect(await findingsOn(page)).toEqual([]);
    await page.close();
  });

  it.each([
    ['Rule', 'label'],
    ['Route', '/friends'],
    ['Mode', 'dark'],
    ['Impact', 'serious'],
    ['Engine', 'ibm'],
  ])('is narrowed down by %s: %s, and says how many are left', async (name, value) => {
    const page = await browser.newPage();
    await page.setContent(report);
    const articles = page.getByRole('article');
    expect(await articles.count()).toBe(2);
    await page.getByLabel(name).selectOption(value);
    expect(await articles.getByRole('heading').allTextContents()).toEqual(['2. It needs a label']);
    await page.getByText('Findings shown: 1').waitFor();
    await page.getByLabel(name).selectOption('all');
    expect(await articles.count()).toBe(2);
    await page.close();
  });
});
