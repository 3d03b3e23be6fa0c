import { contrast } from '../contrast.ts';
import { PAIRS } from '../pairs.ts';
import { readTheme, THEMES, type Theme } from '../readTheme.ts';
import './Tokens.css';

interface ShownPair {
  front: string;
  back: string;
  ratio: number;
  isText: boolean;
}

/** Where a colour has the least contrast: as what is shown, or else as what something is shown on. */
function weakest(name: string, theme: Theme): ShownPair | undefined {
  const read = readTheme(theme);
  const pairs = PAIRS.flatMap(({ name: front, on, atLeast }) =>
    on.map((back) => ({ front, back, isText: atLeast === 7 })),
  );
  const asFront = pairs.filter(({ front }) => front === name);
  const shown = asFront.length > 0 ? asFront : pairs.filter(({ back }) => back === name);
  return shown
    .map((pair) => ({ ...pair, ratio: contrast(read(pair.front), read(pair.back)) }))
    .toSorted((one, other) => one.ratio - other.ratio)[0];
}

const short = (name: string) => name.replace(/^--(color-)?/, '');

/** A colour in one theme: on the ground it shows least on, with the contrast it has there. */
function Swatch({ name, theme }: { name: string; theme: Theme }) {
  const shown = weakest(name, theme);
  const style = shown
    ? { background: `var(${shown.back})`, color: `var(${shown.front})` }
    : { background: `var(${name})` };
  return (
    <li className="fb-Swatch" data-theme={theme}>
      <span className="fb-Swatch-sample" style={style}>
        {shown?.isText ? 'Aa' : <span className="fb-Swatch-line" />}
      </span>
      <span className="fb-Swatch-words">
        {theme}
        {shown && (
          <>
            <strong>{shown.ratio.toFixed(1)} : 1</strong>
            {`${short(shown.front)} on ${short(shown.back)}`}
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
