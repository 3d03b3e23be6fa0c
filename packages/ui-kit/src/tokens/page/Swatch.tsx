import { contrast } from '../contrast.ts';
import { PAIRS } from '../pairs.ts';
import { readTheme, THEMES, type Theme } from '../readTheme.ts';
import './Tokens.css';

interface Drawn {
  front: string;
  back: string;
  ratio: number;
  isText: boolean;
}

/** Where a colour has the least contrast: as what is drawn, or else as what something is drawn on. */
function weakest(name: string, theme: Theme): Drawn | undefined {
  const read = readTheme(theme);
  const pairs = PAIRS.flatMap(({ name: front, on, atLeast }) =>
    on.map((back) => ({ front, back, isText: atLeast === 7 })),
  );
  const asFront = pairs.filter(({ front }) => front === name);
  const drawn = asFront.length > 0 ? asFront : pairs.filter(({ back }) => back === name);
  return drawn
    .map((pair) => ({ ...pair, ratio: contrast(read(pair.front), read(pair.back)) }))
    .toSorted((one, other) => one.ratio - other.ratio)[0];
}

const short = (name: string) => name.replace(/^--(color-)?/, '');

/** A colour in one theme: drawn on the ground it shows least on, with the contrast it has there. */
function Swatch({ name, theme }: { name: string; theme: Theme }) {
  const drawn = weakest(name, theme);
  const style = drawn
    ? { background: `var(${drawn.back})`, color: `var(${drawn.front})` }
    : { background: `var(${name})` };
  return (
    <li className="fb-Swatch" data-theme={theme}>
      <span className="fb-Swatch-sample" style={style}>
        {drawn?.isText ? 'Aa' : <span className="fb-Swatch-line" />}
      </span>
      <span className="fb-Swatch-words">
        {theme}
        {drawn && (
          <>
            <strong>{drawn.ratio.toFixed(1)} : 1</strong>
            {`${short(drawn.front)} on ${short(drawn.back)}`}
          </>
        )}
      </span>
    </li>
  );
}

/** A colour in every theme. */
export function Swatches({ name }: { name: string }) {
  return (
    <ul className="fb-Tokens-swatches">
      {THEMES.map((theme) => (
        <Swatch key={theme} name={name} theme={theme} />
      ))}
    </ul>
  );
}
