// Made from openapi/ by `npm run generate`.
export const operations = {
  "getTaskCreations": [
    "GET",
    "/ent/v2/tasks/{id}/creations"
  ],
  "createText2Video": [
    "POST",
    "/ent/v2/text2video"
  ],
  "createImg2Video": [
    "POST",
    "/ent/v2/img2video"
  ],
  "createStartEnd2Video": [
    "POST",
    "/ent/v2/start-end2video"
  ],
  "createReference2Video": [
    "POST",
    "/ent/v2/reference2video"
  ],
  "createReference2Image": [
    "POST",
    "/ent/v2/reference2image"
  ],
  "createTemplateStory": [
    "POST",
    "/ent/v2/template-story"
  ],
  "createMv": [
    "POST",
    "/ent/v2/one-click/mv"
  ],
  "createPremiumMv": [
    "POST",
    "/ent/v2/one-click/premium_mv"
  ],
  "createExplainComic": [
    "POST",
    "/ent/v1/explain-comic/tasks"
  ],
  "createAdFilm": [
    "POST",
    "/ent/v2/ad-one-click"
  ],
  "getAdFilm": [
    "GET",
    "/ent/v2/ad-one-click/{id}"
  ],
  "editAdFilm": [
    "POST",
    "/ent/v2/ad-one-click/edit"
  ],
  "composeAdFilm": [
    "POST",
    "/ent/v2/ad-one-click/compose"
  ],
  "createGeneralOneClick": [
    "POST",
    "/ent/v2/one-click/general_one_click"
  ],
  "getGeneralOneClick": [
    "GET",
    "/ent/v2/one-click/general_one_click/{id}"
  ],
  "editGeneralOneClick": [
    "POST",
    "/ent/v2/one-click/general_one_click/{id}/edit"
  ],
  "composeGeneralOneClick": [
    "POST",
    "/ent/v2/one-click/general_one_click/{id}/compose"
  ],
  "createSpeech": [
    "POST",
    "/ent/v2/audio-tts"
  ],
  "listSubjects": [
    "GET",
    "/ent/v2/subjects"
  ],
  "createSubject": [
    "POST",
    "/ent/v2/subjects"
  ],
  "updateSubject": [
    "PUT",
    "/ent/v2/subjects/{id}"
  ]
};
