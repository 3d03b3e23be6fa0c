import '../Illustration.css';

/** A house going up: two walls stand, the roof is still a frame, and a ladder leans on it. */
export function BeingBuilt() {
  return (
    <svg className="fb-Illustration" viewBox="0 0 240 180" aria-hidden="true">
      <path
        className="fb-Art-sky fb-Art-plain"
        d="M24 154C2 104 26 44 88 28c62-16 122 6 130 62 4 24 0 46-8 64Z"
      />
      <circle className="fb-Art-sun" cx="186" cy="54" r="18" />
      <path className="fb-Art-clay" d="M70 96h92v64H70Z" />
      <path d="M60 98 116 48l56 50M80 80v16M98 64v32M116 48v48M134 64v32M152 80v16" />
      <path className="fb-Art-deep" d="M104 160v-34a14 14 0 0 1 28 0v34Z" />
      <path className="fb-Art-sun" d="M78 110h18v18H78Zm62 0h16v18h-16Z" />
      <path d="M188 160 168 74M204 160l-20-86M172 90h14M176 108h14M180 126h14M184 144h14" />
      <path className="fb-Art-joy" d="M30 146h24v14H30Zm-4 0" />
      <path className="fb-Art-coral" d="M36 132h24v14H36Zm18 14h16v14H54Z" />
      <path d="M18 160h204" />
    </svg>
  );
}
