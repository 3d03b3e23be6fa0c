import { Unstyled } from '@storybook/addon-docs/blocks';
import { addressOf, TRANSCRIPTS, type Transcript } from '../proofs/transcripts.ts';
import '../guide/GuidePage.css';
import '../proofs/StoryProofs.css';

/** Every accepted transcript on one page, each with a place of its own. */
export function Transcripts() {
  const all = [...TRANSCRIPTS.values()];
  return (
    <Unstyled>
      <div className="guide">
        <nav aria-label="Journeys">
          <ul>
            {all.map(({ name, title }) => (
              <li key={name}>
                <a href={addressOf(name)} target="_top" className="proofs-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {all.map((transcript) => (
          <OneTranscript key={transcript.name} {...transcript} />
        ))}
      </div>
    </Unstyled>
  );
}

function OneTranscript({ name, title, steps }: Transcript) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What is done</th>
            <th scope="col">What is said</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ done, said }, at) => (
            <tr key={at}>
              <td>{done}</td>
              <td className="proofs-said">{said.join('\n')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
