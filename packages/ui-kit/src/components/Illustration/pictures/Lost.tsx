import '../Illustration.css';

/** A signpost where paths part, among hills; one board points back the way. */
export function Lost() {
  return (
    <svg className="fb-Illustration" viewBox="0 0 240 180" aria-hidden="true">
      <path
        className="fb-Art-sky fb-Art-plain"
        d="M20 156C4 100 30 42 92 28c60-14 122 8 130 66 2 22-2 44-8 62Z"
      />
      <circle className="fb-Art-sun" cx="56" cy="66" r="18" />
      <path className="fb-Art-leaf" d="M16 160c10-36 38-50 64-40 16 6 26 20 30 40Z" />
      <path className="fb-Art-sea" d="M92 160c12-30 38-44 74-40 28 4 48 20 58 40Z" />
      <path className="fb-Art-paper" d="M96 160c30-6 40-14 34-22h12c10 10 2 18-6 22Z" />
      <path className="fb-Art-clay" d="M128 40h10v106h-10Z" />
      <path className="fb-Art-joy" d="M120 50h54l16 13-16 13h-54Z" />
      <path className="fb-Art-paper" d="M146 84H92L76 97l16 13h54Z" />
      <path className="fb-Art-ink" d="M154 63h.1M112 97h.1" strokeWidth="7" />
      <path d="M138 63h16M112 97h16M184 48q5-6 10 0 5-6 10 0M206 66q4-5 8 0 4-5 8 0" />
      <path d="M12 160h216" />
    </svg>
  );
}
