import { Bust } from '../parts/Bust.tsx';
import { Ground } from '../parts/Ground.tsx';
import { Hand } from '../parts/Hand.tsx';
import { CLOUD, HEART, MUG, NOTES, STAR, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { FLOWER, POT_PLANT, SPRIG } from '../parts/plants.ts';
import { Shapes, type Shape } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** A floor from side to side, with its line. */
const floorOf = (paint: Shape[0]): readonly Shape[] => [[paint, 'M-4 116h368v28H-4Z']];

/** Three people with raised hands under a mirror ball and a string of lamps. */
export const Party = () => (
  <>
    <Ground paint="wash-iris" shape="wide" />
    <Shapes
      of={[
        ['', 'M-4 10c50 30 110 34 184 8 74 26 134 22 184-8'],
        ['sun', 'M34 30l12 3-9 13Zm84 5 12-3-3 15Z'],
        ['coral', 'M74 38l13 1-7 13Zm198 1 13-1-6 14Z'],
        ['leaf', 'M231 32l12 3-9 12Zm84 1 12-3-4 15Z'],
        ['', 'M180 0v20'],
        ['sky', 'M160 40a20 20 0 1 0 40 0 20 20 0 0 0-40 0Z'],
        ['', 'M162 32h36M162 48h36M180 20c-14 12-14 28 0 40M180 20c14 12 14 28 0 40'],
      ]}
    />
    <Placed x={24} y={80} of={STAR} />
    <Placed x={336} y={80} of={NOTES} />
    <Hand of={PEOPLE.leo} x={60} y={94} isFlipped />
    <Hand of={PEOPLE.mila} x={300} y={94} />
    <Placed x={66} y={66}>
      <Bust of={PEOPLE.leo} />
    </Placed>
    <Placed x={214} y={66}>
      <Bust of={PEOPLE.mila} />
    </Placed>
    <Placed x={140} y={72}>
      <Bust of={PEOPLE.nadia} />
    </Placed>
  </>
);

/** Two people at a table with tea, cake and a record player. */
export const TeaDance = () => (
  <>
    <Ground paint="wash-rose" shape="wide" />
    <Shapes
      of={[
        ['', 'M180 0v16'],
        ['sun', 'M158 38c0-14 8-22 22-22s22 8 22 22Z'],
        ['', 'M172 38a8 8 0 0 0 16 0'],
      ]}
    />
    <Placed x={316} y={40} of={NOTES} />
    <Placed x={46} y={44} of={HEART} />
    <Placed x={72} y={44}>
      <Bust of={PEOPLE.ruth} />
    </Placed>
    <Placed x={208} y={44}>
      <Bust of={PEOPLE.victor} />
    </Placed>
    <Shapes of={floorOf('paper')} />
    <Placed x={30} y={126} of={MUG} />
    <Shapes
      of={[
        ['sky', 'M150 98c0-12 10-18 26-18s26 6 26 18c0 16-8 28-26 28s-26-12-26-28Z'],
        ['', 'M202 92c16-4 16 22-4 22M150 100l-14-12M168 80a8 6 0 0 1 16 0'],
        ['coral', 'M286 102h58v24h-58Z'],
        ['ink', 'M292 102a23 7 0 1 0 46 0 23 7 0 0 0-46 0Z'],
        ['sun', 'M309 102a6 2 0 1 0 12 0 6 2 0 0 0-12 0Z'],
        ['', 'M344 96l-14 4'],
      ]}
    />
  </>
);

/** A basket and a cup on a blanket under a tree, at a pond with reeds. */
export const Picnic = () => (
  <>
    <Ground paint="wash-sky" shape="wide" />
    <Placed x={312} y={32} of={SUN} />
    <Placed x={216} y={34} of={CLOUD} />
    <Shapes
      of={[
        ['leaf', 'M-4 92c50-22 110-26 180-12s130 6 188-4v68H-4Z'],
        ['clay', 'M36 106V58h12v48Z'],
        [
          'leaf',
          'M42 70c-24 4-44-8-40-26 0-18 16-26 26-24 8-14 32-14 38 2 16 0 24 14 18 28-4 16-24 24-42 20Z',
        ],
        ['', 'M24 44c4-6 10-8 16-6M54 52c4-4 8-4 12-2'],
        ['sea', 'M238 116c8-16 46-22 78-18 24 2 48 8 48 8v38H282c-30-4-54-12-44-28Z'],
        ['', 'M268 116c8-4 16-4 24 0M308 126c8-4 16-4 24 0'],
        ['', 'M326 108V72M340 112V64M354 108V76M334 110c-2-12-6-18-12-22M348 110c4-10 8-14 14-18'],
        ['clay', 'M322 64h8v16h-8ZM336 54h8v18h-8ZM350 68h8v14h-8Z'],
        ['coral', 'M94 134l26-24h110l-4 24Z'],
        ['', 'M128 134l16-24M164 134l10-24M200 134l2-24M108 122h120'],
        ['', 'M138 84c0-28 48-28 48 0'],
        ['clay', 'M130 82h64l-6 32h-52Z'],
        ['', 'M133 95h58M150 82l2 32M174 82l-2 32'],
      ]}
    />
    <Placed x={212} y={120} of={MUG} />
    <Placed x={16} y={124} of={FLOWER} />
  </>
);

/** Somebody in a quiet room with three paintings. */
export const Museum = () => (
  <>
    <Ground paint="wash-sun" shape="wide" />
    <Shapes
      of={[
        ['clay', 'M20 18h78v62H20Z'],
        ['wash-sky', 'M28 26h62v46H28Z'],
        ['leaf', 'M28 72V60c12-14 24-14 34-4 8-10 18-12 28-2v18Z'],
        ['coral', 'M66 38a7 7 0 1 0 14 0 7 7 0 0 0-14 0Z'],
        ['iris', 'M120 14h52v66h-52Z'],
        ['paper', 'M128 22h36v50h-36Z'],
        ['clay', 'M282 18h62v62h-62Z'],
        ['wash-rose', 'M290 26h46v46h-46Z'],
      ]}
    />
    <Placed x={146} y={70} of={FLOWER} />
    <Placed x={313} y={48} of={HEART} />
    <Shapes of={floorOf('wash-clay')} />
    <Placed x={318} y={126} of={POT_PLANT} />
    <Shapes
      of={[
        ['sea', 'M32 104h110c6 0 6 12 0 12H32c-6 0-6-12 0-12Z'],
        ['', 'M44 116v14M130 116v14'],
      ]}
    />
    <Placed x={188} y={56}>
      <Bust of={PEOPLE.omar} />
    </Placed>
  </>
);

/** A stage with curtains: a singer, a drum and a loudspeaker. */
export const Band = () => (
  <>
    <Ground paint="wash-sea" shape="wide" />
    <Placed x={92} y={44} of={NOTES} />
    <Placed x={270} y={38} of={STAR} />
    <Shapes of={floorOf('clay')} />
    <Shapes
      of={[
        ['', 'M118 124V86M84 124l-6 10M132 124l6 10'],
        ['sun', 'M100 82a19 5 0 1 0 38 0 19 5 0 0 0-38 0Z'],
        ['paper', 'M68 100h44v28H68Z'],
        ['coral', 'M68 108h44v12H68Z'],
        ['iris', 'M238 78h48v50h-48Z'],
        ['paper', 'M249 110a13 13 0 1 0 26 0 13 13 0 0 0-26 0Z'],
        ['sun', 'M257 89a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z'],
        ['', 'M262 110h.01'],
      ]}
    />
    <Placed x={142} y={58}>
      <Bust of={PEOPLE.tom} />
    </Placed>
    <Shapes
      of={[
        ['', 'M216 144v-40'],
        ['deep', 'M208 96a8 8 0 1 0 16 0 8 8 0 0 0-16 0Z'],
        ['coral', 'M-4-4h66c2 40-8 90-34 120l-4 28H-4ZM364-4h-66c-2 40 8 90 34 120l4 28h28Z'],
        ['', 'M22-4c2 50-2 90-14 124M44-4c0 36-6 74-22 110M338-4c-2 50 2 90 14 124M316-4c0 36 6 74 22 110'],
      ]}
    />
  </>
);

/** Somebody plays the piano by the light of a lamp. */
export const Piano = () => (
  <>
    <Ground paint="wash-clay" shape="wide" />
    <Placed x={276} y={34} of={NOTES} />
    <Placed x={66} y={34} of={NOTES} />
    <Placed x={316} y={62} of={STAR} />
    <Shapes of={floorOf('wash-iris')} />
    <Placed x={78} y={46}>
      <Bust of={PEOPLE.hana} />
    </Placed>
    <Shapes
      of={[
        ['', 'M196 66l44-48'],
        ['iris', 'M186 72c20-44 70-56 96-20 8 14 6 20 6 20Z'],
        ['iris', 'M122 72h166v30H122Z'],
        ['paper', 'M128 92h66v12h-66Z'],
        ['', 'M139 92v12M150 92v12M161 92v12M172 92v12M183 92v12'],
        ['deep', 'M132 104h10v26h-10Zm130 0h10v26h-10Z'],
      ]}
    />
    <Placed x={40} y={126} of={POT_PLANT} />
    <Placed x={326} y={126} of={SPRIG} />
  </>
);
