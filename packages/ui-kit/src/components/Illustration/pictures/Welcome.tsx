import '../Illustration.css';

/** Three friends in a garden, talking: one waves, one uses a wheelchair, one wears glasses. */
export function Welcome() {
  return (
    <svg className="fb-Illustration" data-size="large" viewBox="0 0 480 400" aria-hidden="true">
      <path
        className="fb-Art-sea fb-Art-plain"
        d="M28 352C-16 226 44 84 166 54c98-24 214-26 262 64 40 76 36 172 8 234Z"
      />
      <circle className="fb-Art-sun" cx="416" cy="108" r="32" />
      <path d="M416 62V52M449 77l8-7M462 108h11M383 77l-8-7M24 352h432" />

      <path
        className="fb-Art-leaf"
        d="M22 352c-2-20 6-30 18-34 4 16 0 28-10 34M40 352c2-14 10-20 22-20 0 12-8 20-20 20"
      />
      <path
        className="fb-Art-leaf"
        d="M438 318v-84M438 300c-34 0-44-22-42-46 26 2 42 18 42 46Zm0-26c0-30 14-44 34-46 4 26-8 46-34 46Zm0-38c-22-8-28-24-22-44 22 8 28 24 22 44Z"
      />
      <path className="fb-Art-coral" d="M416 312h44l-6 40h-32Z" />

      <path
        className="fb-Art-paper"
        d="M52 58h88a20 20 0 0 1 20 20v24a20 20 0 0 1-20 20h-20l-8 16-16-16H52a20 20 0 0 1-20-20V78a20 20 0 0 1 20-20Z"
      />
      <path className="fb-Art-ink" d="M70 90h.1M96 90h.1M122 90h.1" strokeWidth="11" />
      <path
        className="fb-Art-paper"
        d="M222 34h88a20 20 0 0 1 20 20v36a20 20 0 0 1-20 20h-46l-20 24-2-24h-20a20 20 0 0 1-20-20V54a20 20 0 0 1 20-20Z"
      />
      <path className="fb-Art-sun" d="m266 46 8 17 18 2-14 12 4 18-16-9-16 9 4-18-14-12 18-2Z" />

      <path className="fb-Art-limb" d="M318 264q-18 16-44 6" />
      <path className="fb-Art-limb-sun" d="M318 264q-18 16-44 6" />
      <path className="fb-Art-deep" d="M306 292h80v60h-34l-6-36-6 36h-34Z" />
      <path className="fb-Art-sun" d="M302 300v-42a44 44 0 0 1 88 0v42ZM372 262v38" />
      <path className="fb-Art-skin-3" d="M334 196h24v22a12 12 0 0 1-24 0Z" />
      <circle className="fb-Art-skin-3" cx="346" cy="174" r="32" />
      <path
        className="fb-Art-hair"
        d="M313 174c-6-30 12-44 33-44s39 14 33 44c-3-12-10-18-18-20-14 6-32 4-40 4-5 4-7 8-8 16Z"
      />
      <path
        className="fb-Art-face"
        d="M325 178a9 9 0 1 0 18 0 9 9 0 0 0-18 0Zm24 0a9 9 0 1 0 18 0 9 9 0 0 0-18 0Zm-6 0q3-3 6 0M336 195q10 8 20 0"
      />
      <path className="fb-Art-face" d="M334 178h.1M358 178h.1" strokeWidth="4" />

      <path d="M172 248h18v62" strokeWidth="6" />
      <path className="fb-Art-joy" d="M196 310v-44a42 42 0 0 1 84 0v44ZM262 266q4 18-6 26" />
      <path className="fb-Art-skin-2" d="M226 214h24v22a12 12 0 0 1-24 0Z" />
      <circle className="fb-Art-skin-2" cx="238" cy="196" r="31" />
      <path
        className="fb-Art-hair"
        d="M206 202c-12-8-6-26 4-28-2-14 14-22 24-16 8-8 26-4 28 8 14 0 20 22 6 34 0-12-6-20-14-22-16 2-34 0-36-4-8 6-12 14-12 28Z"
      />
      <path className="fb-Art-face" d="M227 199h.1M249 199h.1" strokeWidth="5" />
      <path className="fb-Art-face" d="M228 209q10 9 20 0" />
      <path className="fb-Art-iris" d="M196 294h80a20 20 0 0 1 20 20v28h-24v-22h-76Z" />
      <path className="fb-Art-paper" d="M270 340h28a10 10 0 0 1 10 12h-38Z" />
      <circle cx="224" cy="318" r="31" strokeWidth="6" />
      <path d="M224 290v56M196 318h56M204 298l40 40M244 298l-40 40" />
      <circle className="fb-Art-paper" cx="224" cy="318" r="6" />

      <path className="fb-Art-limb" d="M98 266Q64 256 58 218" />
      <path className="fb-Art-limb-deep" d="M98 266Q64 256 58 218" />
      <path className="fb-Art-skin-1" d="M45 208c-4-16 3-24 11-24s16 8 15 24c-2 9-22 9-26 0Z" />
      <path className="fb-Art-sun" d="M90 288h76l12 64H78Z" />
      <path className="fb-Art-deep" d="M84 298v-34a44 44 0 0 1 88 0v34ZM154 264v34" />
      <path className="fb-Art-skin-1" d="M116 206h24v22a12 12 0 0 1-24 0Z" />
      <circle className="fb-Art-hair" cx="128" cy="144" r="14" />
      <circle className="fb-Art-skin-1" cx="128" cy="186" r="32" />
      <path
        className="fb-Art-hair"
        d="M95 188c-4-28 14-42 33-42s37 14 33 42c-14-4-24-12-28-22-8 12-20 20-38 22Z"
      />
      <path className="fb-Art-face" d="M117 192h.1M139 192h.1" strokeWidth="5" />
      <path className="fb-Art-face" d="M117 203q11 10 22 0" />
      <path d="M32 194l-8-5M35 180l-4-10M80 190l8-6" />
    </svg>
  );
}
