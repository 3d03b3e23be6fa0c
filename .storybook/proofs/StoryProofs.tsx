import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { PICTURES, type StoryView } from './audits.ts';
import { JOURNEYS_THROUGH } from './journeys.ts';
import { addressOf, TRANSCRIPTS } from './transcripts.ts';
import './StoryProofs.css';

interface StoryProofsProps {
  id: string;
  name: string;
  /** Under which its story stands. */
  title: string;
  views: readonly StoryView[];
}

/** How a story was looked at: what the audits found, how it sounds on the way through its screen, and its accepted picture. */
export function StoryProofs({ id, name, title, views }: StoryProofsProps) {
  const heading = `proofs-${id}`;
  return (
    <Unstyled>
      <section className="guide proofs" aria-labelledby={heading}>
        <h4 id={heading}>How {name} was looked at</h4>
        <Audit name={name} title={title} views={views} />
        <Heard title={title} />
        <Picture id={id} name={name} />
      </section>
    </Unstyled>
  );
}

const countOf = ({ findings }: StoryView, engine: 'axe' | 'ibm') =>
  findings.filter((finding) => finding.engine === engine).length;

function Audit({ name, title, views }: Omit<StoryProofsProps, 'id'>) {
  if (views.length === 0)
    return (
      <p>
        Audit: not looked at yet. <code>npm run audit -- --story &quot;{title}&quot;</code>
      </p>
    );
  return (
    <>
      <table>
        <caption>Last audits of {name}</caption>
        <thead>
          <tr>
            {['Mode and window', 'Date', 'Commit', 'axe', 'IBM'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {views.map((view) => (
            <tr key={`${view.mode} ${view.width}`}>
              <th scope="row">
                {view.mode}, {view.width} px
              </th>
              <td>{view.date}</td>
              <td>{view.commit}</td>
              <td>{countOf(view, 'axe')} findings</td>
              <td>{countOf(view, 'ibm')} findings</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Findings views={views} />
    </>
  );
}

function Findings({ views }: Pick<StoryProofsProps, 'views'>) {
  const lines = views.flatMap(({ mode, width, findings }) =>
    findings.map(
      ({ engine, rule, message, where }) => `${mode}, ${width} px: ${engine} ${rule}: ${message} ${where}`,
    ),
  );
  if (lines.length === 0) return null;
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Heard({ title }: Pick<StoryProofsProps, 'title'>) {
  const names = JOURNEYS_THROUGH[title];
  if (!names) return <p>Transcript: none, because no journey with a screen reader is named for {title}.</p>;
  return (
    <>
      <p>Transcripts of the journeys that pass through {title}:</p>
      <ul>
        {names.map((name) => {
          const transcript = TRANSCRIPTS.get(name);
          return (
            <li key={name}>
              {transcript ? (
                <a href={addressOf(name)} target="_top" className="proofs-link">
                  {transcript.title}
                </a>
              ) : (
                `${name}: none is accepted yet`
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Picture({ id, name }: Pick<StoryProofsProps, 'id' | 'name'>) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <p>
        Picture: none, because none of {name} was accepted. <code>npm run pictures:accept</code>
      </p>
    );
  return (
    <figure>
      <img
        src={`${PICTURES}/${id.replace('--', '/')}.png`}
        alt={`${name}, as accepted`}
        loading="lazy"
        onError={() => setMissing(true)}
      />
      <figcaption>The accepted picture, in the light theme and without motion</figcaption>
    </figure>
  );
}
