/** Columns and rows of a letter. */
export const [letterWidth, letterHeight] = [5, 7];

/**
 * Letters of 5 × 7 dots, so that a picture with a title needs no font and no library. Each has seven digits to the base of 32,
 * one for each row: `A` begins with `e`, which is 01110.
 */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'A ehhvhhh B uhhuhhu C ehggghe D uhhhhhu E vgguggv F vgguggg G ehgnhhf H hhhvhhh I e44444e J 72222ic K hikokih L ggggggv ' +
    'M hrllhhh N hhpljhh O ehhhhhe P uhhuggg Q ehhhlid R uhhukih S fgge11u T v444444 U hhhhhhe V hhhhha4 W hhhllla X hha4ahh ' +
    'Y hha4444 Z v1248gv a 00e1fhf b ggmphhu c 00egghe d 11djhhf e 00ehvge f 698s888 g 0fhhf1e h ggmphhh i 40c444e j 20622ic ' +
    'k ggikoki l c44444e m 00qllhh n 00mphhh o 00ehhhe p 00uhugg q 00fhf11 r 00mpggg s 00ege1u t 88s8896 u 00hhhjd v 00hhha4 ' +
    'w 00hhlla x 00ha4ah y 00hhf1e z 00v248v 0 ehjlphe 1 4c4444e 2 eh1248v 3 v2421he 4 26aiv22 5 vgu11he 6 68guhhe 7 v124888 ' +
    '8 ehhehhe 9 ehhf12c - 000v000 . 00000cc , 0000c48 : 0cc0cc0 ; 0cc0c48 ( 2488842 ) 8422248 / 01248g0 \' 4480000 " aa00000 ' +
    '& cik8lid _ 000000v ? eh12404 ! 4444404 + 044v440 = 00v0v00 < 248g842 > 8421248 @ ehnlnge # aavavaa'
  )
    .split(' ')
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])),
);

/** Whether a dot of a letter is set. A character without a letter is empty, as a space is. */
export function isDot(character: string, column: number, row: number): boolean {
  const digits = Number.parseInt(letters[character]?.[row] ?? '0', 32);
  return (digits & (1 << (letterWidth - 1 - column))) !== 0;
}
