/**
 * How Redoc shows the document: once when the page is made, and again in the browser. With `downloadUrls` it would also
 * offer to open the page at other sites, so the text of the document leads to the downloads.
 */
export const redocOptions = {
  disableTelemetry: true,
  skipBundle: true,
  /** Room for the bar at the top. */
  scrollYOffset: 56,
  sortRequiredPropsFirst: true,
  hideSchemaPattern: true,
  hideSchemaTitles: true,
  maxDisplayedEnumValues: 40,
  codeSamples: { languages: [{ lang: 'Payload' }, { lang: 'curl' }, { lang: 'TypeScript' }] },
};
