// Made from openapi/ by `npm run generate`.
export const placeRules = [
  {"at":["wm_url"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}},"urlOnly":true},
  {"at":["meta_data"],"json":true},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"decodedBytes":{"exclusiveMaximum":10485760},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["prompt"],"ignoredIf":{"field":"is_rec","value":true}},
  {"at":["voice_id"],"ignoredIf":{"field":"audio","value":false,"default":false}},
  {"at":["images"],"files":{"frameRatio":{"minimum":0.8,"maximum":1.25}}},
  {"at":["movement_amplitude"],"noEffect":{"default":"auto"}},
  {"at":["bgm"],"noEffect":{"default":false}},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["subjects","[]","images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["prompt"],"mentions":{"open":"[@","close":"]","list":"subjects","key":"name","unless":"auto_subjects"}},
  {"at":["videos"],"files":{"secondsByCount":{"1":{"maximum":8},"2":{"maximum":5}}}},
  {"at":["videos","[]"],"file":{"kind":"video","formats":["mp4","avi","mov"],"bytes":{"maximum":104857600},"decodedBytes":{"exclusiveMaximum":20971520},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"minimum":0.25,"maximum":4}}},
  {"at":["subjects","[]","videos","[]"],"file":{"kind":"video","formats":["mp4","avi","mov"],"bytes":{"maximum":104857600},"decodedBytes":{"exclusiveMaximum":20971520},"width":{"minimum":128},"height":{"minimum":128},"seconds":{"maximum":5}}},
  {"at":["sounds","[]"],"file":{"kind":"audio","formats":["mp3"],"bytes":{"maximum":52428800},"decodedBytes":{"exclusiveMaximum":20971520},"seconds":{"minimum":3,"maximum":12}}},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["audio_url"],"file":{"kind":"audio","formats":["mp3","wav","aac","m4a"],"decodedBytes":{"exclusiveMaximum":20971520},"seconds":{"minimum":10,"maximum":300}}},
  {"at":["lip_sync"],"upTo":{"seconds":180,"secondsOf":"audio_url"}},
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
    "docs": "reference/createText2Video.html"
  },
  "createImg2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": [
        2,
        3,
        4,
        0,
        1
      ],
      "gen1.5": [
        2,
        3,
        4,
        0,
        1
      ],
      "gen2.0": [
        2,
        3,
        4,
        0,
        1
      ],
      "genq3-turbo": [
        2,
        3
      ],
      "genq3-pro": [
        2,
        3
      ],
      "genq3-pro-fast": [
        2,
        3
      ]
    },
    "docs": "reference/createImg2Video.html"
  },
  "createStartEnd2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": [
        5,
        2,
        0,
        1
      ],
      "genq1": [
        5,
        2,
        0,
        1
      ],
      "genq3-turbo": [
        5,
        2,
        6,
        7
      ],
      "genq3-pro-fast": [
        5,
        2,
        6,
        7
      ],
      "genq3-pro": [
        5,
        2,
        6,
        7
      ]
    },
    "docs": "reference/createStartEnd2Video.html"
  },
  "createReference2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": [
        8,
        9,
        10,
        0,
        1
      ],
      "genq2": [
        8,
        9,
        10,
        0,
        1
      ],
      "genq2-pro": [
        8,
        11,
        12,
        9,
        13,
        10,
        0,
        1
      ],
      "gen2.0": [
        8,
        9,
        10,
        0,
        1
      ],
      "genq3": [
        8,
        9,
        10,
        0,
        1
      ],
      "genq3-drama": [
        8,
        14,
        9,
        10,
        0,
        1
      ],
      "genq3-ad": [
        8,
        14,
        9,
        10,
        0,
        1
      ],
      "genq3-mix": [
        8,
        14,
        9,
        10,
        0,
        1
      ],
      "genq3-turbo": [
        8,
        9,
        10,
        0,
        1
      ]
    },
    "docs": "reference/createReference2Video.html"
  },
  "createReference2Image": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": [
        8
      ],
      "genq2": [
        8
      ]
    },
    "docs": "reference/createReference2Image.html"
  },
  "createTemplateStory": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        15
      ]
    },
    "docs": "reference/createTemplateStory.html"
  },
  "createMv": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        2,
        16,
        17,
        18
      ]
    },
    "docs": "reference/createMv.html"
  },
  "createPremiumMv": {
    "maxBytes": 20971520,
    "selector": "premium_mv_mode",
    "variants": {
      "sing": [
        19,
        15,
        16
      ],
      "sing_perform": [
        19,
        15,
        16
      ],
      "perform": [
        15,
        16
      ],
      "dance": [
        15,
        16
      ]
    },
    "docs": "reference/createPremiumMv.html"
  },
  "createExplainComic": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        20,
        21,
        22
      ]
    },
    "docs": "reference/createExplainComic.html"
  },
  "createAdFilm": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        15
      ]
    },
    "docs": "reference/createAdFilm.html"
  },
  "editAdFilm": {
    "selector": "type",
    "variants": {
      "generate_video": [],
      "generate_narration": [],
      "generate_bgm": []
    },
    "docs": "reference/editAdFilm.html"
  },
  "composeAdFilm": {
    "variants": {
      "": [
        23
      ]
    },
    "docs": "reference/composeAdFilm.html"
  },
  "createGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "reference/createGeneralOneClick.html"
  },
  "editGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "reference/editGeneralOneClick.html"
  },
  "composeGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "reference/composeGeneralOneClick.html"
  },
  "createSpeech": {
    "variants": {
      "": [
        24
      ]
    },
    "docs": "reference/createSpeech.html"
  },
  "createSubject": {
    "variants": {
      "": []
    },
    "docs": "reference/createSubject.html"
  },
  "updateSubject": {
    "variants": {
      "": []
    },
    "docs": "reference/updateSubject.html"
  }
};
