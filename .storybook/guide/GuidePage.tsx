import type { Guide, GuideExample } from '@friendbase/ui-kit/guide';
import { Controls, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { DrawnMachine } from '../machines/diagram.ts';
import { MachineDiagram } from '../machines/MachineDiagram.tsx';
import { StoriesWithProofs } from '../proofs/StoriesWithProofs.tsx';
import { TokenTable } from './TokenTable.tsx';
import './GuidePage.css';

/** The docs page of a component: when to use it, its keys, what is heard, its tokens, and every state with how it was looked at. */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const machine = preparedMeta.parameters['machine'] as DrawnMachine | undefined;
  const hrefOf = (name: string) =>
    `?path=/story/${Object.keys(csfFile.stories).find((id) => csfFile.stories[id]?.moduleExport === csfFile.moduleExports[name]) ?? ''}`;
  const fileName = String(preparedMeta.parameters['fileName']);
  return (
    <>
      <Title />
      {guide && <Before guide={guide} />}
      <Primary />
      <Controls />
      {guide && <Behaviour guide={guide} />}
      {machine && <MachineDiagram machine={machine} hrefOf={hrefOf} />}
      <Unstyled>
        <TokenTable storyFile={fileName} />
      </Unstyled>
      <StoriesWithProofs />
    </>
  );
}

/** What to read before choosing the component. */
function Before({ guide }: { guide: Guide }) {
  return (
    <Unstyled>
      <div className="guide">
        <p className="guide-purpose">{guide.purpose}</p>
        <div className="guide-columns">
          <Sentences title="Use it" sentences={guide.use} />
          <Sentences title="Use something else" sentences={guide.avoid} />
        </div>
        <div className="guide-columns">
          <Examples title="Do" examples={guide.dos} />
          <Examples title="Don’t" examples={guide.donts} />
        </div>
      </div>
    </Unstyled>
  );
}

/** What it does for the hands and the ears. */
function Behaviour({ guide }: { guide: Guide }) {
  return (
    <Unstyled>
      <div className="guide">
        <Table
          title={guide.contract ? `Keys (contract ${guide.contract})` : 'Keys'}
          heads={['Key', 'What it does']}
          rows={guide.keys.map(({ keys, does }) => [keys, does])}
          none="Nothing in it can be pressed."
        />
        <Table
          title="What is heard"
          heads={['When', 'What a screen reader says']}
          rows={guide.heard.map(({ when, said }) => [when, said])}
          none="Nothing: the words around it say it already."
        />
      </div>
    </Unstyled>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ title, examples }: { title: string; examples: readonly GuideExample[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {examples.map(({ picture, because }) => (
        <figure key={because} data-kind={title === 'Do' ? 'do' : 'dont'}>
          {/* A picture: nothing in it is meant to be used. */}
          <div className="guide-picture" inert>
            {picture}
          </div>
          <figcaption>{because}</figcaption>
        </figure>
      ))}
    </section>
  );
}

interface TableProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  none: string;
}

function Table({ title, heads, rows, none }: TableProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
