const device = (width: number, height: number, name: string) => ({
  name: `${width} px: ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths every screen is looked at. */
export const viewports = {
  small: { ...device(320, 568, 'small phone, or 400 % zoom'), type: 'mobile' },
  phone: { ...device(390, 844, 'phone'), type: 'mobile' },
  tablet: { ...device(768, 1024, 'tablet'), type: 'tablet' },
  desktop: { ...device(1280, 720, 'desktop'), type: 'desktop' },
} as const;
