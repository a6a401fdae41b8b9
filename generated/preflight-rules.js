// Made from openapi/ by `npm run generate`.
export const placeRules = [
  {"at":["wm_url"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}},"urlOnly":true},
  {"at":["meta_data"],"json":true},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"decodedBytes":{"exclusiveMaximum":10485760},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["images"],"files":{"frameRatio":{"minimum":0.8,"maximum":1.25}}},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["subjects","[]","images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["prompt"],"mentions":{"open":"[@","close":"]","list":"subjects","key":"name","unless":"auto_subjects"}},
  {"at":["videos"],"files":{"secondsByCount":{"1":{"maximum":8},"2":{"maximum":5}}}},
  {"at":["videos","[]"],"file":{"kind":"video","formats":["mp4","avi","mov"],"bytes":{"maximum":104857600},"decodedBytes":{"exclusiveMaximum":20971520},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"minimum":0.25,"maximum":4}}},
  {"at":["subjects","[]","videos","[]"],"file":{"kind":"video","formats":["mp4","avi","mov"],"bytes":{"maximum":104857600},"decodedBytes":{"exclusiveMaximum":20971520},"width":{"minimum":128},"height":{"minimum":128},"seconds":{"maximum":5}}},
  {"at":["sounds","[]"],"file":{"kind":"audio","formats":["mp3"],"bytes":{"maximum":52428800},"decodedBytes":{"exclusiveMaximum":20971520},"seconds":{"minimum":3,"maximum":12}}},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["audio_url"],"file":{"kind":"audio","formats":["mp3","wav","aac","m4a"],"decodedBytes":{"exclusiveMaximum":20971520},"seconds":{"minimum":10,"maximum":300}}},
  {"at":["lip_ref_url"],"file":{"kind":"image","formats":["jpeg","jpg","png","bmp","webp"],"bytes":{"maximum":10485760},"aspectRatio":{"maximum":2},"longestSide":{"exclusiveMaximum":4096}},"urlOnly":true},
  {"at":["lip_ref_urls","[]"],"file":{"kind":"image","formats":["jpeg","jpg","png","bmp","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}},"urlOnly":true},
  {"at":["script_content"],"script":{"charactersPerMinute":400,"language":"language","splitAbove":{"zh":1200,"en":3000},"defaultLanguage":"zh"}},
  {"at":["assets"],"advice":{"items":{"minimum":3,"maximum":10}}},
  {"at":["assets","[]","image_uri"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}},"advice":{"longestSide":{"maximum":2560}}},
  {"at":["video_task_ids"],"countEquals":"storyboards"},
  {"at":["text"],"pauses":{"open":"<#","close":"#>","seconds":{"minimum":0.01,"maximum":99.99},"maxDecimals":2}},
];
export const operationRules = {
  "createText2Video": {
    "selector": "model",
    "variants": {
      "genq1": [
        0,
        1
      ],
      "genq2": []
    },
    "docs": "reference.html#/video/createtext2video"
  },
  "createImg2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": [
        2,
        0,
        1
      ],
      "gen1.5": [
        2,
        0,
        1
      ],
      "gen2.0": [
        2,
        0,
        1
      ],
      "genq3-turbo": [
        2
      ],
      "genq3-pro": [
        2
      ],
      "genq3-pro-fast": [
        2
      ]
    },
    "docs": "reference.html#/video/createimg2video"
  },
  "createStartEnd2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": [
        3,
        2,
        0,
        1
      ],
      "genq1": [
        3,
        2,
        0,
        1
      ],
      "genq3-turbo": [
        3,
        2
      ],
      "genq3-pro-fast": [
        3,
        2
      ],
      "genq3-pro": [
        3,
        2
      ]
    },
    "docs": "reference.html#/video/createstartend2video"
  },
  "createReference2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": [
        4,
        5,
        6,
        0,
        1
      ],
      "genq2": [
        4,
        5,
        6,
        0,
        1
      ],
      "genq2-pro": [
        4,
        7,
        8,
        5,
        9,
        6,
        0,
        1
      ],
      "gen2.0": [
        4,
        5,
        6,
        0,
        1
      ],
      "genq3": [
        4,
        5,
        6,
        0,
        1
      ],
      "genq3-drama": [
        4,
        10,
        5,
        6,
        0,
        1
      ],
      "genq3-ad": [
        4,
        10,
        5,
        6,
        0,
        1
      ],
      "genq3-mix": [
        4,
        10,
        5,
        6,
        0,
        1
      ],
      "genq3-turbo": [
        4,
        5,
        6,
        0,
        1
      ]
    },
    "docs": "reference.html#/video/createreference2video"
  },
  "createReference2Image": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": [
        4
      ],
      "genq2": [
        4
      ]
    },
    "docs": "reference.html#/image/createreference2image"
  },
  "createTemplateStory": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        11
      ]
    },
    "docs": "reference.html#/video/createtemplatestory"
  },
  "createMv": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        2,
        12,
        13
      ]
    },
    "docs": "reference.html#/music-video/createmv"
  },
  "createPremiumMv": {
    "maxBytes": 20971520,
    "selector": "premium_mv_mode",
    "variants": {
      "sing": [
        14,
        11,
        12
      ],
      "sing_perform": [
        14,
        11,
        12
      ],
      "perform": [
        11,
        12
      ],
      "dance": [
        11,
        12
      ]
    },
    "docs": "reference.html#/music-video/createpremiummv"
  },
  "createExplainComic": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        15,
        16,
        17
      ]
    },
    "docs": "reference.html#/comic/createexplaincomic"
  },
  "createAdFilm": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        11
      ]
    },
    "docs": "reference.html#/advertisement-film/createadfilm"
  },
  "editAdFilm": {
    "selector": "type",
    "variants": {
      "generate_video": [],
      "generate_narration": [],
      "generate_bgm": []
    },
    "docs": "reference.html#/advertisement-film/editadfilm"
  },
  "composeAdFilm": {
    "variants": {
      "": [
        18
      ]
    },
    "docs": "reference.html#/advertisement-film/composeadfilm"
  },
  "createGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "reference.html#/general-one-click/creategeneraloneclick"
  },
  "editGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "reference.html#/general-one-click/editgeneraloneclick"
  },
  "composeGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "reference.html#/general-one-click/composegeneraloneclick"
  },
  "createSpeech": {
    "variants": {
      "": [
        19
      ]
    },
    "docs": "reference.html#/speech/createspeech"
  },
  "createSubject": {
    "variants": {
      "": []
    },
    "docs": "reference.html#/subjects/createsubject"
  },
  "updateSubject": {
    "variants": {
      "": []
    },
    "docs": "reference.html#/subjects/updatesubject"
  }
};
