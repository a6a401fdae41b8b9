/** Not in git: pictures differ by the fonts of a machine, and are large. */
const folder = 'reports/docs-look';

export const lastPictures = `${folder}/last`;
export const changedPictures = `${folder}/changed`;
export const reportFolder = `${folder}/report`;
