const DEMO_MARK = '<!--demo-account-->';
const DEMO_META = '<meta name="demo-account" content="demo">';

/** The first HTML, with or without the word that the demo account is here. */
export const indexHtml = (template: string, isDemoOffered: boolean): string =>
  template.replaceAll(DEMO_MARK, isDemoOffered ? DEMO_META : '');
