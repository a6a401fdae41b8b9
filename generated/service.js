// Made from openapi/ by `npm run generate`.
export const behaviours = {
  "getTaskCreations": {
    "variants": {},
    "responseFields": [],
    "atOnce": false,
    "examples": {}
  },
  "createText2Video": {
    "selector": "model",
    "variants": {
      "genq1": {
        "defaults": {
          "aspect_ratio": "16:9",
          "audio": true,
          "off_peak": false,
          "wm_position": 1
        }
      },
      "genq2": {
        "defaults": {
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "audio": true,
          "off_peak": false
        }
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "err_code",
      "model",
      "prompt",
      "duration",
      "seed",
      "aspect_ratio",
      "resolution",
      "audio",
      "movement_amplitude",
      "payload",
      "off_peak",
      "watermark",
      "credits",
      "created_at"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "genq1-watermarked": {
        "model": "genq1",
        "prompt": "A paper boat sails down a rainy street, seen from above",
        "duration": 5,
        "aspect_ratio": "16:9",
        "watermark": true,
        "wm_position": 1,
        "wm_url": "https://example.com/logo.png",
        "meta_data": "{\"Label\":\"demo\",\"ProduceID\":\"42\"}",
        "payload": "order-1042",
        "callback_url": "https://example.com/hooks/genmedia"
      },
      "genq2-portrait": {
        "model": "genq2",
        "prompt": "Lanterns rise over a quiet lake at night",
        "duration": 8,
        "seed": 7,
        "aspect_ratio": "9:16",
        "resolution": "1080p",
        "audio": false,
        "off_peak": true
      }
    }
  },
  "createImg2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": {
        "defaults": {
          "audio": false,
          "duration": 5,
          "movement_amplitude": "auto",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "gen1.5": {
        "defaults": {
          "audio": false,
          "movement_amplitude": "auto",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "gen2.0": {
        "defaults": {
          "audio": false,
          "resolution": "360p",
          "movement_amplitude": "auto",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq3-turbo": {
        "defaults": {
          "audio": true,
          "duration": 5,
          "off_peak": false
        }
      },
      "genq3-pro": {
        "defaults": {
          "audio": true,
          "off_peak": false
        }
      },
      "genq3-pro-fast": {
        "defaults": {
          "audio": true,
          "duration": 5,
          "off_peak": false
        }
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "err_code",
      "model",
      "images",
      "prompt",
      "duration",
      "seed",
      "resolution",
      "audio",
      "movement_amplitude",
      "payload",
      "off_peak",
      "watermark",
      "credits",
      "created_at"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "genq1-classic-voice": {
        "model": "genq1-classic",
        "images": [
          "https://example.com/start.png"
        ],
        "prompt": "She looks up and greets the camera",
        "audio": true,
        "voice_id": "Arrogant_Miss",
        "duration": 5,
        "movement_amplitude": "small"
      },
      "gen15-recommended-prompt": {
        "model": "gen1.5",
        "images": [
          "https://example.com/start.png"
        ],
        "is_rec": true
      },
      "gen20-base64": {
        "model": "gen2.0",
        "images": [
          "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAASCAIAAAC1qksFAAAAH0lEQVR42mPQiFpAU8QwasGoBaMWjFowasGoBfSwAACbooyf2aRSBwAAAABJRU5ErkJggg=="
        ],
        "prompt": "The blue square fades to white",
        "duration": 4,
        "resolution": "360p",
        "watermark": true,
        "wm_position": 3
      },
      "genq3-turbo-longest": {
        "model": "genq3-turbo",
        "images": [
          "https://example.com/start.png"
        ],
        "prompt": "The camera circles the old lighthouse",
        "duration": 16,
        "payload": "shot-7"
      },
      "genq3-pro-silent": {
        "model": "genq3-pro",
        "images": [
          "https://example.com/start.png"
        ],
        "prompt": "Waves roll in slow motion",
        "audio": false
      },
      "genq3-pro-fast-shortest": {
        "model": "genq3-pro-fast",
        "images": [
          "https://example.com/start.png"
        ],
        "duration": 1,
        "off_peak": true,
        "callback_url": "https://example.com/hooks/genmedia"
      }
    }
  },
  "createStartEnd2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1-classic": {
        "defaults": {
          "movement_amplitude": "auto",
          "bgm": false,
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq1": {
        "defaults": {
          "movement_amplitude": "auto",
          "bgm": false,
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq3-turbo": {
        "defaults": {
          "movement_amplitude": "auto",
          "bgm": false,
          "audio": true,
          "off_peak": false
        }
      },
      "genq3-pro-fast": {
        "defaults": {
          "movement_amplitude": "auto",
          "bgm": false,
          "audio": true,
          "off_peak": false
        }
      },
      "genq3-pro": {
        "defaults": {
          "movement_amplitude": "auto",
          "bgm": false,
          "audio": true,
          "off_peak": false
        }
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "model",
      "images",
      "prompt",
      "duration",
      "seed",
      "resolution",
      "audio",
      "bgm",
      "movement_amplitude",
      "payload",
      "off_peak",
      "watermark",
      "credits",
      "created_at"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "genq1-classic-music": {
        "model": "genq1-classic",
        "images": [
          "https://example.com/bud.png",
          "https://example.com/flower.png"
        ],
        "prompt": "The bud opens",
        "bgm": true
      },
      "genq1-watermarked": {
        "model": "genq1",
        "images": [
          "https://example.com/bud.png",
          "https://example.com/flower.png"
        ],
        "duration": 5,
        "movement_amplitude": "large",
        "watermark": true,
        "wm_position": 4
      },
      "genq3-turbo-silent": {
        "model": "genq3-turbo",
        "images": [
          "https://example.com/bud.png",
          "https://example.com/flower.png"
        ],
        "audio": false
      },
      "genq3-pro-fast-off-peak": {
        "model": "genq3-pro-fast",
        "images": [
          "https://example.com/bud.png",
          "https://example.com/flower.png"
        ],
        "off_peak": true,
        "callback_url": "https://example.com/hooks/genmedia"
      },
      "genq3-pro-seeded": {
        "model": "genq3-pro",
        "images": [
          "https://example.com/bud.png",
          "https://example.com/flower.png"
        ],
        "prompt": "The bud opens while dew runs down the stem",
        "seed": 42
      }
    }
  },
  "createReference2Video": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "duration": 5,
          "aspect_ratio": "16:9",
          "movement_amplitude": "auto",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq2": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "audio": false,
          "duration": 5,
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq2-pro": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "audio": false,
          "duration": 5,
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "gen2.0": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "audio": false,
          "duration": 4,
          "aspect_ratio": "16:9",
          "resolution": "360p",
          "movement_amplitude": "auto",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq3": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "duration": 5,
          "aspect_ratio": "16:9",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq3-drama": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "duration": 8,
          "aspect_ratio": "16:9",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq3-ad": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "duration": 5,
          "aspect_ratio": "16:9",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq3-mix": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "duration": 5,
          "aspect_ratio": "16:9",
          "off_peak": false,
          "wm_position": 3
        }
      },
      "genq3-turbo": {
        "defaults": {
          "auto_subjects": false,
          "bgm": false,
          "duration": 5,
          "aspect_ratio": "16:9",
          "off_peak": false,
          "wm_position": 3
        }
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "model",
      "images",
      "prompt",
      "duration",
      "seed",
      "aspect_ratio",
      "resolution",
      "audio",
      "bgm",
      "movement_amplitude",
      "payload",
      "off_peak",
      "watermark",
      "credits",
      "created_at"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "genq1-seven-images": {
        "model": "genq1",
        "images": [
          "https://example.com/hero-1.png",
          "https://example.com/hero-2.png",
          "https://example.com/hero-3.png",
          "https://example.com/hero-4.png",
          "https://example.com/hero-5.png",
          "https://example.com/hero-6.png",
          "https://example.com/hero-7.png"
        ],
        "prompt": "The hero walks along the beach at dawn",
        "duration": 5,
        "movement_amplitude": "medium"
      },
      "genq2-text-subject": {
        "model": "genq2",
        "subjects": {
          "name": "fox"
        },
        "prompt": "[@fox] leaps over a frozen stream",
        "duration": 10,
        "resolution": "540p",
        "audio": true
      },
      "genq2-pro-two-videos": {
        "model": "genq2-pro",
        "images": [
          "https://example.com/hero-1.png",
          "https://example.com/hero-2.png",
          "https://example.com/hero-3.png",
          "https://example.com/hero-4.png"
        ],
        "videos": [
          "https://example.com/walk.mp4",
          "https://example.com/turn.mov"
        ],
        "subjects": [
          {
            "name": "hero",
            "images": [
              "https://example.com/hero-1.png"
            ],
            "videos": [
              "https://example.com/turnaround.mp4"
            ]
          }
        ],
        "prompt": "[@hero] repeats the walk in the rain",
        "aspect_ratio": "auto"
      },
      "gen20-kept-subject": {
        "model": "gen2.0",
        "subjects": [
          {
            "name": "hero",
            "server_id": "subject-12",
            "voice_id": "Robot_Armor"
          }
        ],
        "prompt": "[@hero] waves",
        "duration": 4
      },
      "genq3-longest": {
        "model": "genq3",
        "images": [
          "https://example.com/hero-1.png"
        ],
        "prompt": "The hero crosses the market",
        "duration": 16,
        "bgm": true
      },
      "genq3-drama-sounds": {
        "model": "genq3-drama",
        "images": [
          "https://example.com/hero-1.png"
        ],
        "sounds": [
          "https://example.com/rain.mp3",
          "https://example.com/door.mp3",
          "https://example.com/steps.mp3"
        ],
        "prompt": "The hero comes home in the rain",
        "duration": 15,
        "aspect_ratio": "9:16"
      },
      "genq3-ad-square": {
        "model": "genq3-ad",
        "images": [
          "https://example.com/bottle.png"
        ],
        "sounds": [
          "https://example.com/pour.mp3"
        ],
        "prompt": "The bottle turns while water pours over it",
        "aspect_ratio": "1:1"
      },
      "genq3-mix-auto-subjects": {
        "model": "genq3-mix",
        "auto_subjects": true,
        "prompt": "A barista draws a heart in the foam",
        "duration": 3,
        "callback_url": "https://example.com/hooks/genmedia"
      },
      "genq3-turbo-watermarked": {
        "model": "genq3-turbo",
        "images": [
          "https://example.com/hero-1.png"
        ],
        "prompt": "The hero rides a bicycle",
        "watermark": true,
        "wm_position": 2,
        "payload": "clip-9"
      }
    }
  },
  "createReference2Image": {
    "maxBytes": 20971520,
    "selector": "model",
    "variants": {
      "genq1": {
        "defaults": {
          "aspect_ratio": "16:9",
          "resolution": "1080p"
        }
      },
      "genq2": {
        "defaults": {
          "aspect_ratio": "16:9",
          "resolution": "1080p"
        }
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "model",
      "images",
      "prompt",
      "seed",
      "aspect_ratio",
      "resolution",
      "payload",
      "credits",
      "created_at"
    ],
    "atOnce": false,
    "creates": "image",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "genq1-reference": {
        "model": "genq1",
        "images": [
          "https://example.com/hero-1.png"
        ],
        "prompt": "The hero as a woodcut print",
        "aspect_ratio": "3:4"
      },
      "genq2-text-only": {
        "model": "genq2",
        "prompt": "A wide desert under two moons",
        "aspect_ratio": "21:9",
        "resolution": "4K"
      },
      "genq2-edit": {
        "model": "genq2",
        "images": [
          "https://example.com/room.webp"
        ],
        "prompt": "The same room in the evening",
        "aspect_ratio": "auto",
        "payload": "room-3"
      }
    }
  },
  "createTemplateStory": {
    "maxBytes": 20971520,
    "variants": {
      "": {
        "defaults": {}
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "story",
      "images",
      "payload",
      "credits",
      "created_at"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "one-shot": {
        "story": "one_shot",
        "images": [
          "https://example.com/couple.png",
          "https://example.com/bridge.png"
        ],
        "payload": "story-5",
        "callback_url": "https://example.com/hooks/genmedia"
      }
    }
  },
  "createMv": {
    "maxBytes": 20971520,
    "variants": {
      "": {
        "defaults": {
          "lip_sync": false,
          "quality": "standard",
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "add_subtitle": false,
          "subtitle_color": "#FFFFFF",
          "language": "auto"
        }
      }
    },
    "responseFields": [
      "id"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "lip-sync": {
        "images": [
          "https://example.com/singer.png"
        ],
        "audio_url": "https://example.com/song.mp3",
        "lip_sync": true,
        "lip_ref_url": "https://example.com/singer-face.jpg",
        "quality": "high",
        "resolution": "1080p",
        "add_subtitle": true,
        "subtitle_color": "#FFCC00",
        "language": "en",
        "callback_url": "https://example.com/hooks/genmedia"
      },
      "lowest-resolution": {
        "images": [
          "https://example.com/singer.png"
        ],
        "audio_url": "https://example.com/song.wav",
        "style": "watercolor",
        "resolution": "540p"
      }
    }
  },
  "createPremiumMv": {
    "maxBytes": 20971520,
    "selector": "premium_mv_mode",
    "variants": {
      "sing": {
        "defaults": {
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "add_subtitle": false,
          "subtitle_color": "#FFFFFF"
        }
      },
      "sing_perform": {
        "defaults": {
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "add_subtitle": false,
          "subtitle_color": "#FFFFFF"
        }
      },
      "perform": {
        "defaults": {
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "add_subtitle": false,
          "subtitle_color": "#FFFFFF"
        }
      },
      "dance": {
        "defaults": {
          "aspect_ratio": "16:9",
          "resolution": "720p",
          "add_subtitle": false,
          "subtitle_color": "#FFFFFF"
        }
      }
    },
    "responseFields": [
      "id"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "sing-duet": {
        "premium_mv_mode": "sing",
        "lip_ref_urls": [
          "https://example.com/first-singer.jpg",
          "https://example.com/second-singer.jpg"
        ],
        "audio_url": "https://example.com/duet.mp3",
        "language": "fr"
      },
      "sing-perform-stage": {
        "premium_mv_mode": "sing_perform",
        "lip_ref_urls": [
          "https://example.com/first-singer.jpg"
        ],
        "images": [
          "https://example.com/stage.png"
        ],
        "audio_url": "https://example.com/song.mp3",
        "add_subtitle": true
      },
      "perform-band": {
        "premium_mv_mode": "perform",
        "images": [
          "https://example.com/band.png"
        ],
        "audio_url": "https://example.com/song.mp3",
        "resolution": "1080p"
      },
      "dance-portrait": {
        "premium_mv_mode": "dance",
        "images": [
          "https://example.com/dancer.png"
        ],
        "audio_url": "https://example.com/song.m4a",
        "aspect_ratio": "9:16",
        "callback_url": "https://example.com/hooks/genmedia"
      }
    }
  },
  "createExplainComic": {
    "maxBytes": 20971520,
    "variants": {
      "": {
        "defaults": {
          "resolution": "720p",
          "aspect_ratio": "9:16",
          "language": "zh",
          "tts_speed": 1.1,
          "enable_lipsync": true,
          "add_subtitle": false,
          "quality": "standard"
        }
      }
    },
    "responseFields": [
      "id"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "TaskCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3,
      "signed": true
    },
    "examples": {
      "three-assets": {
        "script_name": "The Clockmaker",
        "script_content": "An old clockmaker finds that his finest clock runs backwards.",
        "assets": [
          {
            "id": "01",
            "type": "character",
            "name": "Narrator",
            "voice_id": "Chinese (Mandarin)_Radio_Host"
          },
          {
            "id": "02",
            "type": "scene",
            "name": "Workshop",
            "image_uri": "https://example.com/workshop.png",
            "voice_id": ""
          },
          {
            "id": "03",
            "type": "tool",
            "name": "Backward clock",
            "description": "Brass, with a cracked glass",
            "voice_id": ""
          }
        ],
        "style": "ink drawing",
        "language": "en",
        "tts_speed": 1.3,
        "callback_url": "https://example.com/hooks/genmedia"
      }
    }
  },
  "createAdFilm": {
    "maxBytes": 20971520,
    "variants": {
      "": {
        "defaults": {
          "duration": 15,
          "aspect_ratio": "16:9",
          "language": "zh",
          "creative": false
        }
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "images",
      "prompt",
      "duration",
      "aspect_ratio",
      "language",
      "credits"
    ],
    "atOnce": false,
    "creates": "video",
    "callback": {
      "body": "AdFilmCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "longest": {
        "images": [
          "https://example.com/bottle-front.png",
          "https://example.com/bottle-back.png"
        ],
        "prompt": "A morning run ends with cold water",
        "duration": 60,
        "language": "en",
        "creative": true,
        "callback_url": "https://example.com/hooks/genmedia"
      }
    }
  },
  "getAdFilm": {
    "variants": {},
    "responseFields": [],
    "atOnce": false,
    "examples": {}
  },
  "editAdFilm": {
    "selector": "type",
    "variants": {
      "generate_video": {
        "defaults": {},
        "creates": "video"
      },
      "generate_narration": {
        "defaults": {},
        "creates": "audio"
      },
      "generate_bgm": {
        "defaults": {},
        "creates": "audio"
      }
    },
    "responseFields": [
      "ad_one_click_task_id",
      "sub_task_id",
      "state",
      "err_code",
      "credits"
    ],
    "atOnce": true,
    "callback": {
      "body": "AdFilmCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "generate-video": {
        "ad_one_click_task_id": "film-88",
        "type": "generate_video",
        "storyboard_video_index": 1,
        "prompt": "The runner stops and looks at the bottle",
        "payload": "edit-1"
      },
      "generate-narration": {
        "ad_one_click_task_id": "film-88",
        "type": "generate_narration",
        "prompt": "Cold. Clear. Yours."
      },
      "generate-bgm": {
        "ad_one_click_task_id": "film-88",
        "type": "generate_bgm",
        "prompt": "Calm piano with a steady beat",
        "callback_url": "https://example.com/hooks/genmedia"
      }
    }
  },
  "composeAdFilm": {
    "variants": {
      "": {
        "defaults": {}
      }
    },
    "responseFields": [
      "ad_one_click_task_id",
      "compose_sub_task_id",
      "state",
      "credits"
    ],
    "atOnce": true,
    "creates": "video",
    "callback": {
      "body": "AdFilmCallback",
      "states": [
        "processing",
        "success",
        "failed"
      ],
      "retriedStates": [
        "success",
        "failed"
      ],
      "retries": 3
    },
    "examples": {
      "two-segments": {
        "ad_one_click_task_id": "film-88",
        "video_task_ids": [
          "film-88-v0",
          "film-88-v2"
        ],
        "bgm_task_id": "film-88-m0",
        "narration_task_id": "film-88-n0",
        "payload": "cut-2"
      }
    }
  },
  "createGeneralOneClick": {
    "variants": {
      "": {
        "defaults": {}
      }
    },
    "responseFields": [],
    "atOnce": false,
    "examples": {
      "any-object": {}
    }
  },
  "getGeneralOneClick": {
    "variants": {},
    "responseFields": [],
    "atOnce": false,
    "examples": {}
  },
  "editGeneralOneClick": {
    "variants": {
      "": {
        "defaults": {}
      }
    },
    "responseFields": [],
    "atOnce": false,
    "examples": {
      "any-object": {}
    }
  },
  "composeGeneralOneClick": {
    "variants": {
      "": {
        "defaults": {}
      }
    },
    "responseFields": [],
    "atOnce": false,
    "examples": {
      "any-object": {}
    }
  },
  "createSpeech": {
    "variants": {
      "": {
        "defaults": {
          "voice_setting_speed": 1,
          "voice_setting_volume": 0,
          "voice_setting_pitch": 0
        }
      }
    },
    "responseFields": [
      "task_id",
      "id",
      "state",
      "file_url",
      "credits",
      "payload",
      "created_at"
    ],
    "atOnce": true,
    "creates": "audio",
    "examples": {
      "with-pause": {
        "text": "Welcome.<#1.5#>Let us begin.",
        "voice_setting_voice_id": "Chinese (Mandarin)_News_Anchor",
        "voice_setting_speed": 1.2,
        "voice_setting_volume": 5,
        "voice_setting_pitch": -2,
        "payload": "line-1"
      }
    }
  },
  "listSubjects": {
    "variants": {},
    "responseFields": [],
    "atOnce": false,
    "examples": {}
  },
  "createSubject": {
    "variants": {
      "": {
        "defaults": {}
      }
    },
    "responseFields": [],
    "atOnce": false,
    "examples": {
      "any-object": {}
    }
  },
  "updateSubject": {
    "variants": {
      "": {
        "defaults": {}
      }
    },
    "responseFields": [],
    "atOnce": false,
    "examples": {
      "any-object": {}
    }
  }
};
