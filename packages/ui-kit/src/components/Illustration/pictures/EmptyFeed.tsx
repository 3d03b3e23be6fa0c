import '../Illustration.css';

/** Two speech bubbles with nothing in them yet, and a plant that has just begun to grow. */
export function EmptyFeed() {
  return (
    <svg className="fb-Illustration" viewBox="0 0 240 180" aria-hidden="true">
      <path
        className="fb-Art-sea fb-Art-plain"
        d="M22 152C2 96 34 34 98 26c60-8 118 8 124 62 2 22-2 46-10 64Z"
      />
      <path
        className="fb-Art-paper"
        d="M52 34h76a18 18 0 0 1 18 18v26a18 18 0 0 1-18 18H92l-20 18-2-18H52a18 18 0 0 1-18-18V52a18 18 0 0 1 18-18Z"
      />
      <path d="M54 56h62M54 74h36" />
      <path
        className="fb-Art-sun"
        d="M134 70h52a16 16 0 0 1 16 16v20a16 16 0 0 1-16 16h-2l-2 16-18-16h-30a16 16 0 0 1-16-16V86a16 16 0 0 1 16-16Z"
      />
      <path className="fb-Art-ink" d="M142 96h.1M160 96h.1M178 96h.1" strokeWidth="8" />
      <path
        className="fb-Art-leaf"
        d="M84 142v-24M84 128c-14 0-18-8-18-16 12 0 18 6 18 16Zm0-6c0-10 6-16 16-16 2 10-4 16-16 16Z"
      />
      <path className="fb-Art-joy" d="M68 140h32l-4 20H72Z" />
      <path d="M28 160h184" />
    </svg>
  );
}
