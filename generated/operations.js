// Made from openapi/ by `npm run generate`.
export const operations = {
  "getTaskCreations": [
    "GET",
    "/ent/v2/tasks/{id}/creations"
  ],
  "createText2Video": [
    "POST",
    "/ent/v2/text2video",
    20
  ],
  "createImg2Video": [
    "POST",
    "/ent/v2/img2video",
    20
  ],
  "createStartEnd2Video": [
    "POST",
    "/ent/v2/start-end2video",
    20
  ],
  "createReference2Video": [
    "POST",
    "/ent/v2/reference2video",
    20
  ],
  "createReference2Image": [
    "POST",
    "/ent/v2/reference2image",
    5
  ],
  "createTemplateStory": [
    "POST",
    "/ent/v2/template-story",
    30
  ],
  "createMv": [
    "POST",
    "/ent/v2/one-click/mv",
    60
  ],
  "createPremiumMv": [
    "POST",
    "/ent/v2/one-click/premium_mv",
    60
  ],
  "createExplainComic": [
    "POST",
    "/ent/v1/explain-comic/tasks",
    60
  ],
  "createAdFilm": [
    "POST",
    "/ent/v2/ad-one-click",
    60
  ],
  "getAdFilm": [
    "GET",
    "/ent/v2/ad-one-click/{id}"
  ],
  "editAdFilm": [
    "POST",
    "/ent/v2/ad-one-click/edit",
    10
  ],
  "composeAdFilm": [
    "POST",
    "/ent/v2/ad-one-click/compose",
    10
  ],
  "createGeneralOneClick": [
    "POST",
    "/ent/v2/one-click/general_one_click",
    0,
    true
  ],
  "getGeneralOneClick": [
    "GET",
    "/ent/v2/one-click/general_one_click/{id}",
    0,
    true
  ],
  "editGeneralOneClick": [
    "POST",
    "/ent/v2/one-click/general_one_click/{id}/edit",
    0,
    true
  ],
  "composeGeneralOneClick": [
    "POST",
    "/ent/v2/one-click/general_one_click/{id}/compose",
    0,
    true
  ],
  "createSpeech": [
    "POST",
    "/ent/v2/audio-tts",
    2
  ],
  "listSubjects": [
    "GET",
    "/ent/v2/subjects",
    0,
    true
  ],
  "createSubject": [
    "POST",
    "/ent/v2/subjects",
    0,
    true
  ],
  "updateSubject": [
    "PUT",
    "/ent/v2/subjects/{id}",
    0,
    true
  ]
};
