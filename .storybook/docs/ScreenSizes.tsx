import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { StoryProofs } from '../proofs/StoryProofs.tsx';
import { useAudits } from '../proofs/useAudits.ts';
import { WINDOWS } from '../toolbar.ts';
import { SCREENS, type ScreenDocs } from './screens.ts';
import './ScreenSizes.css';

/** A story as Storybook lists it. */
interface Listed {
  id: string;
  name: string;
  title: string;
  type: 'story' | 'docs';
}

const SCALE = 0.4;

/** Every story, asked once of the file that Storybook's own list is made of. */
function useStories(): { stories: readonly Listed[]; isMissing: boolean } {
  const [stories, setStories] = useState<readonly Listed[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const list = async () => {
      const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Listed> };
      setStories(Object.values(entries).filter(({ type }) => type === 'story'));
    };
    // A host without the file may answer with a page.
    list().catch(() => setIsMissing(true));
  }, []);
  return { stories, isMissing };
}

/** Every screen: what it is for, its scenarios, which settings change it, and its first window in four sizes. */
export function ScreenSizes() {
  const { stories, isMissing } = useStories();
  return (
    <Unstyled>
      {isMissing && (
        <p role="alert">
          The list of stories did not come, so no screen is shown here. Reload the page to ask again.
        </p>
      )}
      {SCREENS.map((screen) => (
        <Screen
          key={screen.title}
          {...screen}
          stories={stories.filter(({ title }) => title === screen.title)}
        />
      ))}
    </Unstyled>
  );
}

function Screen({ title, purpose, settings, stories }: ScreenDocs & { stories: readonly Listed[] }) {
  const [first] = stories;
  const name = title.slice(title.lastIndexOf('/') + 1);
  return (
    <section className="screens-screen">
      <h2>{name}</h2>
      <p>{purpose}</p>
      <p>Settings that change it: {settings}</p>
      <p>
        Scenarios:{' '}
        {stories.map(({ id, name: scenario }) => (
          <a key={id} href={`?path=/story/${id}`} target="_top" className="screens-scenario">
            {scenario}
          </a>
        ))}
      </p>
      {first && (
        <div className="screens-windows">
          {Object.values(WINDOWS).map(([width, height]) => (
            <figure key={width}>
              <div
                className="screens-window"
                style={{ inlineSize: width * SCALE, blockSize: height * SCALE }}
              >
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own stories, whose scripts need the origin of this page. */}
                <iframe
                  title={`${name} in ${width} × ${height} px`}
                  src={`iframe.html?id=${first.id}&viewMode=story`}
                  loading="lazy"
                  style={{ inlineSize: width, blockSize: height, scale: String(SCALE) }}
                />
              </div>
              <figcaption>
                {width} × {height}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {first && <Proofs name={name} stories={stories} />}
    </section>
  );
}

/** How each scenario was looked at. Made where it is opened: all of them are some hundred pictures. */
function Proofs({ name, stories }: { name: string; stories: readonly Listed[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="screens-proofs">
        <h3>How {name} was looked at</h3>
      </summary>
      {isOpen && <ProofsOfEach stories={stories} />}
    </details>
  );
}

function ProofsOfEach({ stories }: { stories: readonly Listed[] }) {
  const audits = useAudits();
  return stories.map((story) => <StoryProofs key={story.id} {...story} views={audits[story.id] ?? []} />);
}
