// Made from openapi/ by `npm run generate`.
export const version = "1.0.0-rc.1";
export const states = [
  "created",
  "queueing",
  "processing",
  "success",
  "failed"
];
export const urlLifetimes = {
  "ResultUrl": {
    "seconds": 86400,
    "adFilmSeconds": 3600
  },
  "FilmUrl": {
    "seconds": 3600
  },
  "SpeechUrl": {
    "seconds": 86400
  }
};
export const largestBody = 20971520;
export const longestPayload = 1048576;
export const pollAdviceHeader = "genmedia-poll-after-ms";
export const nextChangeHeader = "genmedia-next-change-ms";
