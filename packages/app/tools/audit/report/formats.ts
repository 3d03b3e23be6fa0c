import type { Finding } from '../engines.ts';
import { allFound, type Summary } from './summary.ts';

const escapeXml = (text: string): string =>
  text
    // What XML 1.0 cannot carry at all.
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A test case for each view, for build servers. */
export function toJUnit({ views }: Summary): string {
  const cases = views.map(({ state, mode, width, findings }) => {
    const name = escapeXml(`${state}, ${mode}, ${width} px`);
    const failures = findings.map(
      ({ engine, rule, message, where }) =>
        `<failure type="${engine} ${escapeXml(rule)}" message="${escapeXml(message)}">${escapeXml(where)}</failure>`,
    );
    return `<testcase classname="audit" name="${name}">${failures.join('')}</testcase>`;
  });
  const failed = views.filter(({ findings }) => findings.length > 0).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="audit" tests="${views.length}" failures="${failed}">${cases.join('\n')}</testsuite></testsuites>
`;
}

const LEVELS = { minor: 'note', moderate: 'warning', serious: 'error', critical: 'error' } as const;

/** Source: OASIS, Static Analysis Results Interchange Format 2.1.0. One run for each engine. */
export function toSarif({ made, views }: Summary): object {
  const found = allFound(views);
  const runs = (Object.entries(made.engines) as [Finding['engine'], string][]).map(([engine, version]) => {
    const own = found.filter((one) => one.engine === engine);
    const rules = new Map(own.map(({ rule, message, help }) => [rule, { message, help }]));
    return {
      tool: {
        driver: {
          name: engine,
          version,
          rules: [...rules].map(([id, { message, help }]) => ({
            id,
            shortDescription: { text: message },
            ...(help && { helpUri: help }),
          })),
        },
      },
      results: own.map(({ rule, impact, mend, address, where, html, state, mode, width }) => ({
        ruleId: rule,
        kind: 'fail',
        level: LEVELS[impact],
        message: { text: mend },
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: address }, region: { snippet: { text: html } } },
            logicalLocations: [{ fullyQualifiedName: where, kind: 'element' }],
          },
        ],
        properties: { state, mode, width },
      })),
    };
  });
  return { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
}

/** Source: W3C, Evaluation and Report Language 1.0, in JSON-LD: an assertion for each view and engine, failed ones by rule. */
export function toEarl({ made, views }: Summary): object {
  const assertions = views.flatMap(({ address, state, mode, width, findings }) =>
    (Object.keys(made.engines) as Finding['engine'][]).flatMap((engine) => {
      const own = findings.filter((finding) => finding.engine === engine);
      const about = {
        '@type': 'Assertion',
        assertedBy: { '@type': 'Software', title: engine, hasVersion: made.engines[engine] },
        subject: { '@type': 'TestSubject', source: address, title: `${state}, ${mode}, ${width} px` },
        mode: 'earl:automatic',
      };
      if (own.length === 0) return [{ ...about, result: { '@type': 'TestResult', outcome: 'earl:passed' } }];
      return own.map(({ rule, message, where }) => ({
        ...about,
        test: { '@type': 'TestCase', title: rule },
        result: { '@type': 'TestResult', outcome: 'earl:failed', description: message, pointer: where },
      }));
    }),
  );
  return {
    '@context': {
      '@vocab': 'http://www.w3.org/ns/earl#',
      earl: 'http://www.w3.org/ns/earl#',
      title: 'http://purl.org/dc/terms/title',
      description: 'http://purl.org/dc/terms/description',
      source: 'http://purl.org/dc/terms/source',
      hasVersion: 'http://purl.org/dc/terms/hasVersion',
      date: 'http://purl.org/dc/terms/date',
    },
    date: made.date,
    '@graph': assertions,
  };
}
