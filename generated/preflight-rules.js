// Made from openapi/ by `npm run generate`.
export const placeRules = [
  {"at":["prompt"],"filled":true},
  {"at":["wm_url"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}},"urlOnly":true},
  {"at":["meta_data"],"json":true},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"decodedBytes":{"exclusiveMaximum":10485760},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["prompt"],"ignoredIf":{"field":"is_rec","value":true}},
  {"at":["voice_id"],"ignoredIf":{"field":"audio","value":false,"default":false}},
  {"at":["images"],"files":{"frameRatio":{"minimum":0.8,"maximum":1.25}}},
  {"at":["movement_amplitude"],"noEffect":{"default":"auto"}},
  {"at":["bgm"],"noEffect":{"default":false}},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["subjects","[]","name"],"filled":true},
  {"at":["subjects","[]","images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["prompt"],"mentions":{"open":"[@","close":"]","list":"subjects","key":"name","unless":"auto_subjects"},"filled":true},
  {"at":["videos"],"files":{"secondsByCount":{"1":{"maximum":8},"2":{"maximum":5}}}},
  {"at":["videos","[]"],"file":{"kind":"video","formats":["mp4","avi","mov"],"bytes":{"maximum":104857600},"decodedBytes":{"exclusiveMaximum":20971520},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"minimum":0.25,"maximum":4}}},
  {"at":["subjects","[]","videos","[]"],"file":{"kind":"video","formats":["mp4","avi","mov"],"bytes":{"maximum":104857600},"decodedBytes":{"exclusiveMaximum":20971520},"width":{"minimum":128},"height":{"minimum":128},"seconds":{"maximum":5}}},
  {"at":["sounds","[]"],"file":{"kind":"audio","formats":["mp3"],"bytes":{"maximum":52428800},"decodedBytes":{"exclusiveMaximum":20971520},"seconds":{"minimum":3,"maximum":12}}},
  {"at":["images","[]"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}}},
  {"at":["audio_url"],"file":{"kind":"audio","formats":["mp3","wav","aac","m4a"],"decodedBytes":{"exclusiveMaximum":20971520},"seconds":{"minimum":10,"maximum":300}}},
  {"at":["lip_sync"],"upTo":{"seconds":180,"secondsOf":"audio_url"}},
  {"at":["lip_ref_url"],"file":{"kind":"image","formats":["jpeg","jpg","png","bmp","webp"],"bytes":{"maximum":10485760},"aspectRatio":{"maximum":2},"longestSide":{"exclusiveMaximum":4096}},"urlOnly":true},
  {"at":["lip_ref_urls","[]"],"file":{"kind":"image","formats":["jpeg","jpg","png","bmp","webp"],"bytes":{"maximum":52428800},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}},"urlOnly":true},
  {"at":["script_name"],"filled":true},
  {"at":["script_content"],"script":{"charactersPerMinute":400,"language":"language","splitAbove":{"zh":1200,"en":3000},"defaultLanguage":"zh"},"filled":true},
  {"at":["assets"],"advice":{"items":{"minimum":3,"maximum":10}}},
  {"at":["assets","[]","name"],"filled":true},
  {"at":["assets","[]","image_uri"],"file":{"kind":"image","formats":["png","jpeg","jpg","webp"],"bytes":{"maximum":52428800},"width":{"minimum":128},"height":{"minimum":128},"aspectRatio":{"exclusiveMinimum":0.25,"exclusiveMaximum":4}},"advice":{"longestSide":{"maximum":2560}}},
  {"at":["ad_one_click_task_id"],"filled":true},
  {"at":["video_task_ids"],"countEquals":"storyboards"},
  {"at":["bgm_task_id"],"filled":true},
  {"at":["narration_task_id"],"filled":true},
  {"at":["text"],"pauses":{"open":"<#","close":"#>","seconds":{"minimum":0.01,"maximum":99.99},"maxDecimals":2},"filled":true},
  {"at":["voice_setting_voice_id"],"filled":true},
];
export const operationRules = {
  "createText2Video": {
    "selector": "model",
    "variants": {
      "genq1": [
        0,
        1,
        2
      ],
      "genq2": [
        0
      ]
    },
    "docs": "genmedia/generated/docs/reference/createText2Video.md"
  },
  "createImg2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": [
        3,
        4,
        5,
        1,
        2
      ],
      "gen1.5": [
        3,
        4,
        5,
        1,
        2
      ],
      "gen2.0": [
        3,
        4,
        5,
        1,
        2
      ],
      "genq3-turbo": [
        3,
        4
      ],
      "genq3-pro": [
        3,
        4
      ],
      "genq3-pro-fast": [
        3,
        4
      ]
    },
    "docs": "genmedia/generated/docs/reference/createImg2Video.md"
  },
  "createStartEnd2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": [
        6,
        3,
        1,
        2
      ],
      "genq1": [
        6,
        3,
        1,
        2
      ],
      "genq3-turbo": [
        6,
        3,
        7,
        8
      ],
      "genq3-pro-fast": [
        6,
        3,
        7,
        8
      ],
      "genq3-pro": [
        6,
        3,
        7,
        8
      ]
    },
    "docs": "genmedia/generated/docs/reference/createStartEnd2Video.md"
  },
  "createReference2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": [
        9,
        10,
        11,
        12,
        1,
        2
      ],
      "genq2": [
        9,
        10,
        11,
        12,
        1,
        2
      ],
      "genq2-pro": [
        9,
        13,
        14,
        10,
        11,
        15,
        12,
        1,
        2
      ],
      "gen2.0": [
        9,
        10,
        11,
        12,
        1,
        2
      ],
      "genq3": [
        9,
        10,
        11,
        12,
        1,
        2
      ],
      "genq3-drama": [
        9,
        16,
        10,
        11,
        12,
        1,
        2
      ],
      "genq3-ad": [
        9,
        16,
        10,
        11,
        12,
        1,
        2
      ],
      "genq3-mix": [
        9,
        16,
        10,
        11,
        12,
        1,
        2
      ],
      "genq3-turbo": [
        9,
        10,
        11,
        12,
        1,
        2
      ]
    },
    "docs": "genmedia/generated/docs/reference/createReference2Video.md"
  },
  "createReference2Image": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": [
        9,
        0
      ],
      "genq2": [
        9,
        0
      ]
    },
    "docs": "genmedia/generated/docs/reference/createReference2Image.md"
  },
  "createTemplateStory": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        17
      ]
    },
    "docs": "genmedia/generated/docs/reference/createTemplateStory.md"
  },
  "createMv": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        3,
        18,
        19,
        20
      ]
    },
    "docs": "genmedia/generated/docs/reference/createMv.md"
  },
  "createPremiumMv": {
    "maxBytes": 20971520,
    "selector": "premium_mv_mode",
    "variants": {
      "sing": [
        21,
        17,
        18
      ],
      "sing_perform": [
        21,
        17,
        18
      ],
      "perform": [
        17,
        18
      ],
      "dance": [
        17,
        18
      ]
    },
    "docs": "genmedia/generated/docs/reference/createPremiumMv.md"
  },
  "createExplainComic": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        22,
        23,
        24,
        25,
        26
      ]
    },
    "docs": "genmedia/generated/docs/reference/createExplainComic.md"
  },
  "createAdFilm": {
    "maxBytes": 20971520,
    "variants": {
      "": [
        17
      ]
    },
    "docs": "genmedia/generated/docs/reference/createAdFilm.md"
  },
  "editAdFilm": {
    "selector": "type",
    "variants": {
      "generate_video": [
        27,
        0
      ],
      "generate_narration": [
        27,
        0
      ],
      "generate_bgm": [
        27,
        0
      ]
    },
    "docs": "genmedia/generated/docs/reference/editAdFilm.md"
  },
  "composeAdFilm": {
    "variants": {
      "": [
        27,
        28,
        29,
        30
      ]
    },
    "docs": "genmedia/generated/docs/reference/composeAdFilm.md"
  },
  "createGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "genmedia/generated/docs/reference/createGeneralOneClick.md"
  },
  "editGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "genmedia/generated/docs/reference/editGeneralOneClick.md"
  },
  "composeGeneralOneClick": {
    "variants": {
      "": []
    },
    "docs": "genmedia/generated/docs/reference/composeGeneralOneClick.md"
  },
  "createSpeech": {
    "variants": {
      "": [
        31,
        32
      ]
    },
    "docs": "genmedia/generated/docs/reference/createSpeech.md"
  },
  "createSubject": {
    "variants": {
      "": []
    },
    "docs": "genmedia/generated/docs/reference/createSubject.md"
  },
  "updateSubject": {
    "variants": {
      "": []
    },
    "docs": "genmedia/generated/docs/reference/updateSubject.md"
  }
};
