import './QrCode.css';

export interface QrCodeProps {
  /** What it is and what it is for: “A code to scan, with the link.” The same stands beside it in words. */
  label: string;
  /** Its squares, row by row: `true` is dark. With a margin of `QR_MARGIN` squares of light. */
  squares: readonly (readonly boolean[])[];
}

/** Cameras need so many squares of light around it. Source: ISO/IEC 18004. */
export const QR_MARGIN = 4;

/** A code for the camera of another device: dark on white in every theme, or cameras do not find it. */
export function QrCode({ label, squares }: QrCodeProps) {
  const size = squares.length;
  const dark = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="fb-QrCode" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
