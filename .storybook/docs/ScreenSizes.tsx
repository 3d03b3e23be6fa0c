import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { SCREENS, type ScreenDocs } from './screens.ts';
import './ScreenSizes.css';

/** A story as Storybook lists it. */
interface Listed {
  id: string;
  name: string;
  title: string;
  type: 'story' | 'docs';
}

/** The windows that every screen is made for, in CSS pixels. Source: owner's design, “First windows”. */
const WINDOWS = [
  [1280, 720],
  [768, 1024],
  [390, 844],
  [320, 568],
] as const;

const SCALE = 0.4;

/** Every story, asked once of the file that Storybook's own list is made of. */
function useStories(): readonly Listed[] {
  const [stories, setStories] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const list = async () => {
      const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Listed> };
      setStories(Object.values(entries).filter(({ type }) => type === 'story'));
    };
    void list();
  }, []);
  return stories;
}

/** Every screen: what it is for, its scenarios, which settings change it, and its first window in four sizes. */
export function ScreenSizes() {
  const stories = useStories();
  return (
    <Unstyled>
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
          {WINDOWS.map(([width, height]) => (
            <figure key={width} style={{ inlineSize: width * SCALE }}>
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
    </section>
  );
}
