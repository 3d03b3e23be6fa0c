import type { Looks } from './Bust.tsx';
import { Placed } from './Placed.tsx';
import { Shapes } from './shapes.tsx';

export interface HandProps {
  /** Whose it is: their skin and sleeve. */
  of: Looks;
  /** Where the wrist is. */
  x: number;
  y: number;
  isFlipped?: boolean;
}

/** A raised hand, with the sleeve down to 30 below the wrist. */
export function Hand({ of: { skin, clothes }, ...place }: HandProps) {
  return (
    <g className="fb-Person" data-skin={skin}>
      <Placed {...place}>
        <Shapes
          of={[
            [
              'skin',
              'M-7 4V-5c-3.5-2-6-5-5.5-8 .4-2.5 3.5-2.5 5 0l1.5 2.5V-21c0-3 4.5-3 4.5 0v-3c0-3 4.5-3 4.5 0v3.5c0-2.8 4.3-2.8 4.3 0v4c0-2.5 3.7-2.5 3.7 0v10c0 4-1 7-3 9.5v1Z',
            ],
            ['', 'M-1.5-20v8M3-20v8M7.3-16v5'],
            [clothes[0], 'M-9 3c5 2 13 2 18 0l3 29h-24Z'],
          ]}
        />
      </Placed>
    </g>
  );
}
