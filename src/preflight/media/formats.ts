/** A kind of file, recognised by its first bytes. */
export interface Signature {
  name: string;
  /** Possible first bytes, one character per byte. A question mark stands for any byte. */
  starts: readonly string[];
}

/** A format that requests accept. */
export interface Format extends Signature {
  /** Media type in data URIs. If several are accepted, the most common one. */
  type: `${'image' | 'video' | 'audio'}/${string}`;
  /** Other media types that name the format. */
  otherTypes?: readonly string[];
}

/** A common format that no request accepts. */
export interface UnsupportedFormat extends Signature {
  /** The format to convert it to. */
  convertTo: string;
}

/**
 * Frames of MPEG audio and of ADTS both start with twelve 1 bits. The two layer bits distinguish them: 01 is layer III, 00 is
 * ADTS. The last bit says whether a checksum follows. MPEG 2.5 uses one of the 1 bits for its version.
 */
const layerThree = ['\xff\xfb', '\xff\xfa', '\xff\xf3', '\xff\xf2', '\xff\xe3', '\xff\xe2'];
const adts = ['\xff\xf1', '\xff\xf0', '\xff\xf9', '\xff\xf8'];

const brands = (...names: string[]) => names.map((name) => `????ftyp${name}`);

/** The formats that fromBytes accepts. The start of a brand covers all of its versions. */
export const formats: readonly Format[] = [
  { name: 'png', type: 'image/png', starts: ['\x89PNG\r\n\x1a\n'] },
  { name: 'jpeg', type: 'image/jpeg', otherTypes: ['image/jpg'], starts: ['\xff\xd8\xff'] },
  { name: 'webp', type: 'image/webp', starts: ['RIFF????WEBP'] },
  {
    name: 'mp4',
    type: 'video/mp4',
    starts: brands('iso', 'mp4', 'avc1', 'M4V', 'dash', 'msdh', 'cmf', 'MSNV', 'XAVC', 'f4v ', 'isml', 'piff'),
  },
  // QuickTime is older than its brand: a file without one starts with the movie header or with the frames.
  {
    name: 'mov',
    type: 'video/quicktime',
    otherTypes: ['video/mov'],
    starts: [...brands('qt  '), '\0\0\0\x08wide', '\0???moov', '????mdat'],
  },
  {
    name: 'avi',
    type: 'video/x-msvideo',
    otherTypes: ['video/avi', 'video/vnd.avi'],
    starts: ['RIFF????AVI '],
  },
  { name: 'mp3', type: 'audio/mpeg', otherTypes: ['audio/mp3'], starts: ['ID3', ...layerThree] },
  {
    name: 'wav',
    type: 'audio/wav',
    otherTypes: ['audio/wave', 'audio/vnd.wave', 'audio/x-wav'],
    // The last two have lengths of 64 bits in a chunk of their own.
    starts: ['RIFF????WAVE', 'RF64????WAVE', 'BW64????WAVE'],
  },
  { name: 'aac', type: 'audio/aac', starts: adts },
  { name: 'm4a', type: 'audio/mp4', otherTypes: ['audio/m4a', 'audio/x-m4a'], starts: brands('M4A ', 'M4B ') },
];

/** Formats that errors name. Phones make the first of them. */
export const unsupportedFormats: readonly UnsupportedFormat[] = [
  { name: 'HEIC', convertTo: 'jpeg', starts: brands('hei', 'hev', 'mif1', 'msf1') },
  { name: 'AVIF', convertTo: 'jpeg', starts: brands('avif', 'avis') },
  { name: 'GIF', convertTo: 'png', starts: ['GIF87a', 'GIF89a'] },
  { name: 'BMP', convertTo: 'png', starts: ['BM????\0\0\0\0'] },
  { name: 'TIFF', convertTo: 'jpeg', starts: ['II*\0', 'MM\0*'] },
  { name: 'SVG', convertTo: 'png', starts: ['<svg'] },
  { name: 'PDF', convertTo: 'png', starts: ['%PDF-'] },
  { name: 'WebM or Matroska', convertTo: 'mp4', starts: ['\x1aE\xdf\xa3'] },
  { name: '3GP', convertTo: 'mp4', starts: brands('3gp', '3g2') },
  { name: 'FLAC', convertTo: 'wav', starts: ['fLaC'] },
  { name: 'Ogg', convertTo: 'mp3', starts: ['OggS'] },
];
