/**
 * Systems for CI obey some lines that a command prints, and a server that is checked may return such a text: `::error::…` and
 * `##[error]…` of GitHub Actions, `##vso[…]` of Azure Pipelines, `##teamcity[…]`. What is shown differs by a space.
 */
export const withoutCommands = (text: string): string => withoutMarks(text).replace(/^(\s*)::/gm, '$1: :');

/** Breaks such commands in a text that is not at the start of a line. */
export const withoutMarks = (text: string): string => text.replace(/##(?=\w*\[)/g, '# #');

/** Breaks such commands in JSON, whose meaning does not change. Each of its lines begins with a quotation mark or a bracket. */
export const withoutCommandsInJson = (json: string): string => json.replace(/##(?=\w*\[)/g, '\\u0023#');

/** Breaks such commands in XML. */
export const withoutCommandsInXml = (xml: string): string =>
  xml.replace(/##(?=\w*\[)/g, '&#35;#').replace(/^(\s*)::/gm, '$1&#58;:');
